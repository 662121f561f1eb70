import type { Field, WebTool } from '#tools/define.ts';
import { missingFields, valueAt } from '#tools/input-paths.ts';
import { Card, CardRow } from '#ui/card.tsx';
import { Missing } from '#ui/missing.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { describedOption } from '../field.tsx';
import { chosenOf } from '../input-path.ts';
import styles from './review.module.css';

interface ReviewProps {
	tool: WebTool;
	input: object;
	onGo(step: number): void;
}

/** Everything entered, step by step, with a way back to each. */
export function Review({ tool, input, onGo }: ReviewProps) {
	const notes = tool.reviewNotes?.(input) ?? [];
	const missing = missingFields(tool.contract, input);
	return (
		<div className={styles.review}>
			{notes.map((note) => (
				<Notice key={note} tone="neutral">
					{note}
				</Notice>
			))}
			{tool.steps.map((step, index) => {
				const fields = step.groups.flatMap((group) => group.fields);
				if (fields.length === 0) return null;
				return (
					<Card key={step.title} as="section" padding="none" aria-label={step.title}>
						<CardRow className={styles.reviewHead}>
							<h3 className={styles.reviewTitle}>{step.title}</h3>
							<TextLink as="button" aria-label={`Edit ${step.title}`} onClick={() => onGo(index)}>
								Edit
							</TextLink>
						</CardRow>
						<CardRow>
							<dl className={styles.entries}>
								{fields.map((field) => (
									<Entry key={field.name} field={field} input={input} missing={missing.includes(field.name)} />
								))}
							</dl>
						</CardRow>
					</Card>
				);
			})}
		</div>
	);
}

function Entry({ field, input, missing }: { field: Field; input: object; missing: boolean }) {
	const value = valueAt(input, field.name);
	const text = typeof value === 'string' ? describedOption(field, value.trim()) : chosenOf(value).join(', ');
	const nothing = missing ? <Missing inline>required, still empty</Missing> : 'Left empty';
	return (
		<div className={styles.entry} data-empty={text === '' || undefined}>
			<dt>{field.label}</dt>
			<dd>{text === '' ? nothing : text}</dd>
		</div>
	);
}
