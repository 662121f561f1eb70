import { Missing } from '#ui/missing.tsx';
import styles from './call.module.css';
import { liftCitation, type Part, partsOf } from './citations.ts';
import { EvidenceChip } from './evidence-chip.tsx';

/** A generated text: references become chips in place, gaps are dashed, the rest is plain text. */
export function CitedText({ text }: { text: string | undefined }) {
	if (!text) return null;
	return partsOf(text).map((part) => <PartView key={part.at} part={part} />);
}

function PartView({ part }: { part: Part }) {
	if (part.kind === 'line') return <EvidenceChip inline line={part.line} quote={part.quote} capital={part.capital} />;
	if (part.kind === 'missing') return <Missing inline>{part.text}</Missing>;
	return part.text;
}

/** A text with its one reference at the right edge instead of inside. */
export function CitedRow({ text }: { text: string | undefined }) {
	if (!text) return null;
	const lifted = liftCitation(text);
	return (
		<div className={styles.citedRow} data-below={lifted.lines.length > 2 || undefined}>
			<p className={styles.citedText}>
				<CitedText text={lifted.text} />
			</p>
			{lifted.lines.length > 0 ? (
				<div className={styles.chips}>
					{lifted.lines.map(({ line, quote }) => (
						<EvidenceChip key={line} line={line} quote={quote} />
					))}
				</div>
			) : null}
		</div>
	);
}
