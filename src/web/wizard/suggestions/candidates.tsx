import { IconCheck, IconPlus } from '@tabler/icons-react';
import type { Suggestion } from '#shared/suggestions.ts';
import { keyed } from '#ui/keyed.ts';
import styles from './suggestions.module.css';

interface CandidatesProps {
	/** The label of the field. */
	label: string;
	of: readonly Suggestion[];
	/** What the field holds. */
	value: string;
	onTake(text: string): void;
}

/** What was found for a field, each with its place; one press takes it into the field. */
export function Candidates({ label, of, value, onTake }: CandidatesProps) {
	if (of.length === 0) return null;
	return (
		<ul className={styles.candidates} aria-label={`Found for ${label}`}>
			{keyed(of, ({ text }) => text).map(({ key, item }) => {
				const taken = value.includes(item.text);
				return (
					<li key={key}>
						<button
							type="button"
							className={styles.candidate}
							aria-pressed={taken}
							disabled={taken}
							onClick={() => onTake(item.text)}
						>
							{taken ? <IconCheck size={16} aria-hidden /> : <IconPlus size={16} aria-hidden />}
							<span dir="auto">{item.text}</span>
							{item.line > 0 ? <span className={styles.place}> line {item.line}</span> : null}
						</button>
					</li>
				);
			})}
		</ul>
	);
}

/** A field with a candidate taken: lines are added below each other, a single line is replaced. */
export function withTaken(value: string, text: string, hasLines: boolean): string {
	return hasLines && value.trim() !== '' ? `${value.trimEnd()}\n${text}` : text;
}
