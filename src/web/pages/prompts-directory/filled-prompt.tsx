import { useRef } from 'react';
import type { Prompt } from '#content/prompt.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { Missing } from '#ui/missing.tsx';
import { ScrollSection } from '#ui/scroll-section.tsx';
import { useCountCopy } from '#web/api/prompts.ts';
import { fillPrompt, partsOf } from './fill-prompt.ts';
import styles from './prompt-dialog.module.css';

interface FilledPromptProps {
	prompt: Prompt;
	values: Readonly<Record<string, string>>;
}

/** The prompt as it will be copied: filled-in text is marked, missing text remains in brackets. */
export function FilledPrompt({ prompt, values }: FilledPromptProps) {
	const shown = useRef<HTMLElement>(null);
	const countCopy = useCountCopy(prompt.id);
	const missing = prompt.placeholders.filter(({ name }) => (values[name] ?? '').trim() === '').length;
	return (
		<div className={styles.result}>
			<div className={styles.head}>
				<h3 className={styles.heading}>Full prompt</h3>
				<CopyButton
					text={() => {
						countCopy();
						return fillPrompt(prompt.prompt, values);
					}}
					label="Copy Full Prompt"
					copiedLabel="Copied!"
					size="xs"
					target={() => shown.current}
				/>
			</div>
			<p role="status" className={styles.missing}>
				{missingWords(missing)}
			</p>
			<ScrollSection ref={shown} className={styles.text} label="Full prompt">
				{partsOf(prompt.prompt, values).map(({ start, text, place, filled }) => {
					if (place === undefined) return <span key={start}>{text}</span>;
					if (filled) return <mark key={start}>{text}</mark>;
					return (
						<Missing key={start} inline>
							{text}
						</Missing>
					);
				})}
			</ScrollSection>
		</div>
	);
}

function missingWords(missing: number): string {
	if (missing === 0) return 'Every bracket is filled.';
	return missing === 1 ? '1 bracket is still open.' : `${missing} brackets are still open.`;
}
