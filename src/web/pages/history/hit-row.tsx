import { IconBuilding, IconMessages } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { SearchHit } from '#shared/search.ts';
import { CardRow } from '#ui/card.tsx';
import { Marked } from '#ui/marked.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ExampleBadge } from '#web/clients/example-badge.tsx';
import { shortMoment } from '#web/dates.ts';
import { pathOfHit } from '#web/search/hit-path.ts';
import styles from './run-row.module.css';

/** A call or client that a search found, with the place. */
export function HitRow({ hit }: { hit: SearchHit }) {
	const { kind, title, titleMarks, place, marks, line, changedAt } = hit;
	const [Icon, word] = kind === 'client' ? [IconBuilding, 'Client'] : [IconMessages, 'Call'];
	const path = pathOfHit(hit);
	const name = title || 'A call';
	const shown = <Marked text={name} marks={title ? titleMarks : []} />;
	return (
		<CardRow as="li" className={styles.row}>
			<Icon size={20} stroke={1.75} aria-hidden className={styles.icon} />
			<div className={styles.what}>
				<div className={styles.title}>
					{path === null ? (
						shown
					) : (
						<TextLink as={Link} to={path} className={styles.open} aria-label={`Open ${name}`}>
							{shown}
						</TextLink>
					)}
				</div>
				<p className={styles.tool}>{line === null ? word : `${word}, line ${line}`}</p>
				{place ? (
					<p className={styles.place}>
						<Marked text={place} marks={marks} />
					</p>
				) : null}
			</div>
			<div className={styles.facts}>
				<ExampleBadge of={kind === 'client' ? hit.id : hit.clientId} />
				<time dateTime={changedAt} className={styles.date}>
					{shortMoment(changedAt)}
				</time>
			</div>
			{path === null ? (
				<div className={styles.buttons}>
					<span className={styles.tool}>No result yet</span>
				</div>
			) : null}
		</CardRow>
	);
}
