import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { OpenPoint } from '#shared/clients.ts';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useOpenPoints } from '#web/api/clients.ts';
import { callTitle } from '#web/clients/call-title.ts';
import { HISTORY } from '#web/navigation.ts';
import styles from './client-page.module.css';

/** What the client's calls leave open; nothing where they leave nothing. */
export function OpenPointsSection({ clientId }: { clientId: string }) {
	const { data, error, refetch } = useOpenPoints(clientId);
	if (error && !data) {
		return (
			<Notice
				tone="red"
				action={
					<Button size="xs" onClick={() => refetch()}>
						Try again
					</Button>
				}
			>
				What is still open could not be loaded: {error.message}
			</Notice>
		);
	}
	if (!data || data.doubts.length + data.questions.length === 0) return null;
	return (
		<section aria-labelledby="open">
			<SectionHeading id="open" title="Still open" />
			<Card className={styles.open}>
				<Points title="Doubts without an answer" points={data.doubts} />
				<Points title="To ask next" points={data.questions} />
			</Card>
		</section>
	);
}

function Points({ title, points }: { title: string; points: readonly OpenPoint[] }) {
	if (points.length === 0) return null;
	return (
		<div>
			<h4 className={styles.openTitle}>{title}</h4>
			<ul className={styles.points}>
				{points.map((point) => (
					<li key={`${point.callId} ${point.line} ${point.text}`}>
						<p className={styles.point}>{point.line === null ? point.text : `“${point.text}”`}</p>
						<p className={styles.source}>
							<Source point={point} />
						</p>
					</li>
				))}
			</ul>
		</div>
	);
}

/** Who said it, on which line of which call. */
function Source({ point }: { point: OpenPoint }) {
	const { speaker, line, runId } = point;
	const title = callTitle({ title: point.callTitle });
	const place = line === null ? '' : `, line ${line}`;
	return (
		<>
			{speaker ? `${speaker}${place}, in ` : ''}
			{runId === null ? (
				title
			) : (
				<TextLink as={Link} to={`${HISTORY.path}/${encodeURIComponent(runId)}${line === null ? '' : `#line-${line}`}`}>
					{title}
				</TextLink>
			)}
			{speaker ? '' : place}
		</>
	);
}
