import { type ReactNode, useMemo } from 'react';
import { Folded } from './folded.tsx';
import { keyed } from './keyed.ts';
import { Region, useOwnId } from './region.tsx';
import { SectionHeading } from './section-heading.tsx';
import { SectionList } from './section-list.tsx';
import styles from './styles/sectioned.module.css';

export interface PageSection {
	id: string;
	label: string;
	/** One sentence below the heading. */
	note?: ReactNode;
	/** Its heading alone is seen until somebody opens it. */
	folded?: boolean;
	/** An icon at its left; a line joins those of one list to a course of time. */
	mark?: ReactNode;
	/** Null where it has no content yet. */
	content: ReactNode;
}

/** The sections of a page or a tab, one below the other, with a list of them beside where there is room. */
export function Sectioned({ sections }: { sections: readonly PageSection[] }) {
	const ownId = useOwnId();
	const shown = sections
		.filter((section) => section.content !== null)
		.map((section) => ({ ...section, id: ownId(section.id) }));
	const names = shown.map(({ id, label }) => `${id}\n${label}`).join('\n\n');
	const list = useMemo(
		() =>
			names.split('\n\n').map((name) => {
				const [id = '', label = ''] = name.split('\n');
				return { id, label };
			}),
		[names],
	);
	return (
		<div className={styles.page}>
			<div className={styles.sections}>
				{keyed(shown, ({ label }) => label).map(({ key, item: { id, label, note, folded, mark, content } }) => (
					<Region key={key} aria-labelledby={id} className={mark ? styles.marked : undefined}>
						{mark ? (
							<span className={styles.mark} aria-hidden>
								{mark}
							</span>
						) : null}
						{folded ? (
							<Folded id={id} title={label}>
								{note ? <p className={styles.note}>{note}</p> : null}
								{content}
							</Folded>
						) : (
							<>
								<SectionHeading id={id} title={label}>
									{note}
								</SectionHeading>
								{content}
							</>
						)}
					</Region>
				))}
			</div>
			{shown.length > 1 ? (
				<div className={styles.list}>
					<SectionList sections={list} />
				</div>
			) : null}
		</div>
	);
}
