import type { Section } from '#shared/document.ts';
import { hasContent } from '#shared/printed.ts';
import { type BlockDrawing, Blocks, drawn } from './document-blocks.tsx';
import styles from './document-view.module.css';
import { keyed } from './keyed.ts';
import { Missing } from './missing.tsx';
import { StatusBadge } from './status-badge.tsx';

export interface DocumentViewProps extends BlockDrawing {
	blocks?: Section['blocks'];
	sections?: readonly Section[];
	/** The level of the headings of `sections`. */
	level?: 2 | 3 | 4 | 5;
	/** What stands beside the heading of a section; by default its badge. */
	beside?(section: Section): React.ReactNode;
}

/** Draws (a part of) a document: headings, paragraphs, lists, tables, quotes and facts. All of it is text, never markup. */
export function DocumentView({ blocks = [], sections = [], level = 3, ...how }: DocumentViewProps) {
	return (
		<div className={styles.part}>
			<Blocks blocks={blocks} level={level} {...how} />
			{keyed(sections, ({ heading }) => heading).map(({ key, item: section }) => (
				<div key={key} className={styles.part}>
					<DocumentHeading of={section} level={level} text={how.text} beside={how.beside} />
					{section.none === undefined || hasContent(section) ? (
						<DocumentView blocks={section.blocks} sections={section.sections ?? []} level={deeper(level)} {...how} />
					) : (
						<Missing>{section.none}</Missing>
					)}
					{how.below?.(section.heading)}
				</div>
			))}
		</div>
	);
}

interface HeadingProps extends Pick<DocumentViewProps, 'text' | 'beside'> {
	of: Section;
	level: 2 | 3 | 4 | 5;
}

/** The heading of a section, what stands beside it, and its note below. */
export function DocumentHeading({ of, level, text, beside = badgeOf }: HeadingProps) {
	const Heading = `h${level}` as const;
	return (
		<div className={styles.headed}>
			<div className={styles.head}>
				<Heading className={styles.heading}>{drawn(of.short ?? of.heading, { text })}</Heading>
				{beside(of)}
			</div>
			{of.note ? <p className={styles.note}>{drawn(of.note, { text })}</p> : null}
		</div>
	);
}

function badgeOf({ badge }: Section) {
	return badge ? <StatusBadge tone={badge.tone ?? 'neutral'}>{badge.text}</StatusBadge> : null;
}

function deeper(level: 2 | 3 | 4 | 5): 3 | 4 | 5 {
	return level === 2 ? 3 : level === 3 ? 4 : 5;
}
