import type { ReactNode } from 'react';
import type { Section } from '#shared/document.ts';
import { hasContent } from '#shared/printed.ts';
import { Card, CardRow } from '#ui/card.tsx';
import { DocumentHeading, DocumentView, type DocumentViewProps } from '#ui/document-view.tsx';
import { keyed } from '#ui/keyed.ts';
import { Missing } from '#ui/missing.tsx';
import { Sectioned } from '#ui/sectioned.tsx';
import { CitedText } from './cited-text.tsx';
import styles from './document-sections.module.css';
import { Evidence } from './evidence.tsx';

export interface DocumentSectionsProps {
	sections: readonly Section[];
	/** What a tool draws itself in the place of what a section of this heading says, e.g. an advertisement. */
	pictures?: Readonly<Record<string, ReactNode>>;
	/** What a tool puts below a fact of this label, or what a section of this heading says, e.g. a field to fill in. */
	below?(name: string): ReactNode;
	/** Icons at the left of the sections, one for each, joined by a line. */
	marks?: readonly ReactNode[] | undefined;
	/** Draws a text; by default its references open the transcript, and its gaps are marked. */
	text?(text: string): ReactNode;
	/** Begins the ids of the headings, where a page shows several lists of sections. */
	id?: string;
}

/** A document's sections below each other, on cards, with a list of them beside where there is room. */
export function DocumentSections({
	sections,
	pictures = {},
	below = nothing,
	marks,
	text = cited,
	id = 'part',
}: DocumentSectionsProps) {
	const how = { text, quote: found, below, pictures };
	const isShown = (section: Section) =>
		hasContent(section) || [section.none, pictures[section.heading], below(section.heading)].some(Boolean);
	return (
		<Sectioned
			sections={sections.map((section, index) => ({
				id: `${id}-${index + 1}`,
				label: section.short ?? section.heading,
				note: section.note ? text(section.note) : undefined,
				folded: section.folded,
				mark: marks?.[index],
				content: isShown(section) ? <Cards of={section} {...how} /> : null,
			}))}
		/>
	);
}

interface How extends Pick<DocumentViewProps, 'text' | 'quote'> {
	below(name: string): ReactNode;
}

const cited = (text: string) => <CitedText text={text} />;
/** Words that name no line are looked up in the call. */
const found = ({ text, place }: { text: string; place?: string }) => (place ? null : <Evidence quote={text} />);
const nothing = () => null;

type Pictures = NonNullable<DocumentSectionsProps['pictures']>;

function Cards({ of, pictures, ...how }: How & { of: Section; pictures: Pictures }) {
	const { heading, blocks, sections = [], none, parts } = of;
	const picture = pictures[heading];
	if (picture !== undefined) return picture;
	if (parts === 'columns' && hasContent(of)) return <Columns of={of} {...how} />;
	if (parts === 'rows' && hasContent(of)) return <Rows of={of} {...how} />;
	const below = how.below(heading);
	if (!hasContent(of) && !below) return <Missing>{none}</Missing>;
	return (
		<div className={styles.parts}>
			{blocks.length > 0 || below ? (
				<Card className={styles.card}>
					{blocks.length > 0 ? <DocumentView blocks={blocks} level={4} {...how} /> : null}
					{below}
				</Card>
			) : null}
			{keyed(sections, (part) => part.heading).map(({ key, item: part }) => (
				<div key={key} className={styles.part}>
					<DocumentHeading of={part} level={4} {...how} />
					{pictures[part.heading] ?? <PartCard of={part} {...how} />}
				</div>
			))}
		</div>
	);
}

/** What a part says, on a card of its own. */
function PartCard({ of: part, ...how }: How & { of: Section }) {
	const below = how.below(part.heading);
	return (
		<Card className={styles.card}>
			{hasContent(part) ? (
				<DocumentView blocks={part.blocks} sections={part.sections ?? []} level={5} {...how} />
			) : below ? null : (
				<Missing>{part.none}</Missing>
			)}
			{below}
		</Card>
	);
}

/** Its parts as rows of one card, each with its name and badge. */
function Rows({ of: { heading, blocks, sections = [] }, ...how }: How & { of: Section }) {
	return (
		<Card padding="none">
			<Row blocks={blocks} {...how} />
			{keyed(sections, (part) => part.heading).map(({ key, item }) =>
				item.folded ? <FoldedRow key={key} of={item} {...how} /> : <Row key={key} sections={[item]} {...how} />,
			)}
			<Below of={heading} {...how} />
		</Card>
	);
}

/** Its titled lists and its parts side by side on one card, what else it says above them. */
function Columns({ of: { heading, blocks, sections = [] }, ...how }: How & { of: Section }) {
	const lists = blocks.flatMap((block) =>
		block.kind === 'list' && block.title ? [{ heading: block.title, blocks: [{ ...block, title: undefined }] }] : [],
	);
	const columns = [...lists, ...sections];
	return (
		<Card padding="none">
			<Row blocks={blocks.filter((block) => block.kind !== 'list' || !block.title)} {...how} />
			{columns.length > 0 ? (
				<CardRow className={styles.columns}>
					{keyed(columns, (column) => column.heading).map(({ key, item }) => (
						<div key={key}>
							<DocumentView sections={[item]} level={4} {...how} />
						</div>
					))}
				</CardRow>
			) : null}
			<Below of={heading} {...how} />
		</Card>
	);
}

function Row(props: DocumentViewProps) {
	if (!hasContent({ blocks: props.blocks ?? [], sections: props.sections ?? [] })) return null;
	return (
		<CardRow>
			<DocumentView level={4} {...props} />
		</CardRow>
	);
}

/** Its heading alone is seen until somebody opens it. */
function FoldedRow({ of: { heading, blocks, sections }, ...how }: DocumentViewProps & { of: Section }) {
	return (
		<CardRow>
			<details className={styles.fold}>
				<summary>{heading}</summary>
				<DocumentView blocks={blocks} sections={sections ?? []} level={4} {...how} />
			</details>
		</CardRow>
	);
}

function Below({ of, below }: How & { of: string }) {
	const content = below(of);
	return content ? <CardRow>{content}</CardRow> : null;
}
