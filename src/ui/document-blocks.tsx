import { type ReactNode, useRef } from 'react';
import type { Block, Fact } from '#shared/document.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './document-view.module.css';
import { GappedText } from './gapped-text.tsx';
import { keyed } from './keyed.ts';
import { ScrollSection } from './scroll-section.tsx';
import { StatusBadge } from './status-badge.tsx';

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** How texts and quotes of a document are drawn. */
export interface BlockDrawing {
	/** Draws a text; by default its gaps are marked, and nothing else is. */
	text?(text: string): ReactNode;
	/** Draws words of another person; by default, or where it gives nothing, as a text in marks with its place. */
	quote?(quote: Of<'quote'>): ReactNode;
	/** What stands below a fact of this label, or a heading of this name. */
	below?(name: string): ReactNode;
}

export function drawn(text: string, how: BlockDrawing): ReactNode {
	return how.text ? how.text(text) : <GappedText text={text} />;
}

interface BlocksProps extends BlockDrawing {
	blocks: readonly Block[];
	/** The level of what is a heading in a block. */
	level: 2 | 3 | 4 | 5;
}

/** Blocks, one below the other. */
export function Blocks({ blocks, level, ...how }: BlocksProps) {
	return keyed(blocks, ({ kind }) => kind).map(({ key, item }) => (
		<BlockView key={key} block={item} level={level} how={how} />
	));
}

interface BlockProps<Kind extends Block['kind']> {
	block: Of<Kind>;
	how: BlockDrawing;
}

function BlockView({ block, level, how }: { block: Block; level: BlocksProps['level']; how: BlockDrawing }) {
	switch (block.kind) {
		case 'paragraph':
			return <p className={styles.text}>{drawn(block.text, how)}</p>;
		case 'list':
			return <ListView block={block} how={how} />;
		case 'quote':
			return how.quote?.(block) ?? <QuoteView block={block} how={how} />;
		case 'table':
			return block.stacked ? (
				<RowEntries block={block} level={level} how={how} />
			) : (
				<TableView block={block} how={how} />
			);
		case 'copy':
			return <CopyView copied={block} level={level} how={how} />;
		default:
			return <FactsView facts={block.facts} how={how} />;
	}
}

/** The most characters of a label and a value that share a line on a phone; a box stands below its label. */
const BRIEF = { label: 12, value: 48 };

function FactsView({ facts, how }: { facts: readonly Fact[]; how: BlockDrawing }) {
	const isBrief = facts.every(
		({ label, value, copy }) =>
			copy === undefined && !how.below?.(label) && label.length <= BRIEF.label && value.length <= BRIEF.value,
	);
	return (
		<dl className={styles.facts} data-brief={isBrief || undefined}>
			{keyed(facts, ({ label }) => label).map(({ key, item: { label, value, copy, tone } }) => (
				<div key={key} className={styles.fact}>
					<dt>{label}</dt>
					<dd>
						{value === '' ? null : tone !== undefined ? (
							<StatusBadge tone={tone}>{value}</StatusBadge>
						) : copy === undefined ? (
							<p className={styles.text}>{drawn(value, how)}</p>
						) : (
							<CopyView copied={{ text: value, label: copy }} how={how} />
						)}
						{how.below?.(label)}
					</dd>
				</div>
			))}
		</dl>
	);
}

/** The most characters of a text to copy that has its button beside it, where there is room. */
const SHORT = 60;

/** A text to send or to say, and the button that copies it as it stands. */
function CopyView({
	copied: { text, label, subject = '', shown, also },
	level = 5,
	how,
}: {
	copied: Omit<Of<'copy'>, 'kind'>;
	level?: BlocksProps['level'];
	how: BlockDrawing;
}) {
	const words = useRef<HTMLDivElement>(null);
	return (
		<div className={styles.copy} data-short={text.length <= SHORT || undefined}>
			<div ref={words} className={styles.words}>
				{subject === '' ? null : <p className={styles.subject}>{drawn(subject, how)}</p>}
				{shown ? <Blocks blocks={shown} level={level} {...how} /> : <div>{drawn(text, how)}</div>}
			</div>
			<div className={styles.buttons}>
				<CopyButton
					size="xs"
					label={label}
					text={() => (subject === '' ? text : `${subject}\n\n${text}`)}
					target={() => words.current}
				/>
				{also ? <CopyButton size="xs" label={also.label} text={() => also.text} /> : null}
			</div>
		</div>
	);
}

function QuoteView({ block: { text, place }, how }: BlockProps<'quote'>) {
	const whole = place === undefined ? `“${text}”` : `“${text}” (${place})`;
	return <blockquote className={styles.quote}>{drawn(whole, how)}</blockquote>;
}

function ListView({ block: { items, ordered, title }, how }: BlockProps<'list'>) {
	const List = ordered ? 'ol' : 'ul';
	const list = (
		<List className={styles.list}>
			{keyed(items, (item) => item).map(({ key, item }) => (
				<li key={key}>{drawn(item, how)}</li>
			))}
		</List>
	);
	if (title === undefined) return list;
	return (
		<dl className={styles.facts}>
			<div className={styles.fact}>
				<dt>{title}</dt>
				<dd>{list}</dd>
			</div>
		</dl>
	);
}

function TableView({ block: { head, rows, title }, how }: BlockProps<'table'>) {
	return (
		<ScrollSection label={title ?? `Table: ${head.join(', ')}`}>
			<table className={styles.table} aria-label={title}>
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
							<th scope="row">{drawn(row[0] ?? '', how)}</th>
							{head.slice(1).map((name, index) => (
								<td key={name} data-head={name}>
									<div>{row[index + 1] ? drawn(row[index + 1] ?? '', how) : null}</div>
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</ScrollSection>
	);
}

/** The rows of a table of long texts, each named by its first cell. */
function RowEntries({ block: { head, rows }, level, how }: BlockProps<'table'> & Pick<BlocksProps, 'level'>) {
	const Heading = `h${level}` as const;
	const names = head.slice(1);
	return keyed(rows, ([name]) => name).map(({ key, item: [name = '', ...cells] }) => (
		<div key={key} className={styles.entry}>
			<Heading className={styles.heading}>{drawn(name, how)}</Heading>
			<FactsView
				facts={names.flatMap((label, index) => (cells[index] ? [{ label, value: cells[index] }] : []))}
				how={how}
			/>
		</div>
	));
}
