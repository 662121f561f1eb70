import type { ReactNode } from 'react';
import type { Block, Section } from '#shared/document.ts';
import styles from './document-view.module.css';
import { GappedText } from './gapped-text.tsx';
import { keyed } from './keyed.ts';
import { ScrollSection } from './scroll-section.tsx';

type Quote = Extract<Block, { kind: 'quote' }>;

export interface DocumentViewProps {
	blocks?: readonly Block[];
	sections?: readonly Section[];
	/** The level of the headings of `sections`. */
	level?: 2 | 3 | 4 | 5;
	/** Draws a text; by default its gaps are marked, and nothing else is. */
	text?(text: string): ReactNode;
	/** Draws words of another person; by default, or where it gives nothing, as a text in marks with its place. */
	quote?(quote: Quote): ReactNode;
	/** What stands beside the heading of a section. */
	beside?(section: Section): ReactNode;
	/** What stands below a fact of this label, or a heading of this name. */
	below?(name: string): ReactNode;
}

/** Draws (a part of) a document: headings, paragraphs, lists, tables, quotes and facts. All of it is text, never markup. */
export function DocumentView({ blocks = [], sections = [], level = 3, ...how }: DocumentViewProps) {
	const Heading = `h${level}` as const;
	return (
		<div className={styles.part}>
			{numbered(blocks).map(({ key, item }) => (
				<BlockView key={key} block={item} {...how} />
			))}
			{keyed(sections, ({ heading }) => heading).map(({ key, item: section }) => (
				<div key={key} className={styles.part}>
					<div className={styles.head}>
						<Heading className={styles.heading}>{drawn(section.heading, how)}</Heading>
						{how.beside?.(section)}
					</div>
					<DocumentView blocks={section.blocks} sections={section.sections ?? []} level={deeper(level)} {...how} />
					{how.below?.(section.heading)}
				</div>
			))}
		</div>
	);
}

type How = Pick<DocumentViewProps, 'text' | 'quote' | 'beside' | 'below'>;

function drawn(text: string, how: How): ReactNode {
	return how.text ? how.text(text) : <GappedText text={text} />;
}

function deeper(level: 2 | 3 | 4 | 5): 3 | 4 | 5 {
	return level === 2 ? 3 : level === 3 ? 4 : 5;
}

function numbered(blocks: readonly Block[]) {
	return keyed(blocks, ({ kind }) => kind);
}

function BlockView({ block, ...how }: How & { block: Block }) {
	switch (block.kind) {
		case 'paragraph':
			return <p className={styles.text}>{drawn(block.text, how)}</p>;
		case 'list':
			return <ListView items={block.items} isOrdered={block.ordered === true} how={how} />;
		case 'quote':
			return how.quote?.(block) ?? <QuoteView quote={block} how={how} />;
		case 'table':
			return <TableView head={block.head} rows={block.rows} how={how} />;
		default:
			return (
				<dl className={styles.facts}>
					{keyed(block.facts, ({ label }) => label).map(({ key, item: { label, value } }) => (
						<div key={key} className={styles.fact}>
							<dt>{label}</dt>
							<dd>
								{value === '' ? null : <p className={styles.text}>{drawn(value, how)}</p>}
								{how.below?.(label)}
							</dd>
						</div>
					))}
				</dl>
			);
	}
}

function QuoteView({ quote: { text, place }, how }: { quote: Quote; how: How }) {
	const whole = place === undefined ? `“${text}”` : `“${text}” (${place})`;
	return <blockquote className={styles.quote}>{drawn(whole, how)}</blockquote>;
}

function ListView({ items, isOrdered, how }: { items: readonly string[]; isOrdered: boolean; how: How }) {
	const List = isOrdered ? 'ol' : 'ul';
	return (
		<List className={styles.list}>
			{keyed(items, (item) => item).map(({ key, item }) => (
				<li key={key}>{drawn(item, how)}</li>
			))}
		</List>
	);
}

function TableView({ head, rows, how }: { head: readonly string[]; rows: readonly (readonly string[])[]; how: How }) {
	return (
		<ScrollSection label={`Table: ${head.join(', ')}`}>
			<table className={styles.table}>
				<thead>
					<tr>
						{head.map((name) => (
							<th key={name} scope="col">
								{name}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{keyed(rows, (row) => row.join('\n')).map(({ key, item: row }) => (
						<tr key={key}>
							{head.map((name, column) => (
								<td key={name}>{drawn(row[column] ?? '', how)}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</ScrollSection>
	);
}
