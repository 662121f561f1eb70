import { CitedText } from '#call/cited-text.tsx';
import type { ResultProps } from '#tools/define.ts';
import { Card, CardRow } from '#ui/card.tsx';
import type { PromptInput, PromptOutput } from './contract.ts';
import { partsOf } from './parts.ts';
import styles from './result/result.module.css';
import { Trial } from './result/trial.tsx';

/** The prompt part by part and, if a model is connected, its answer. */
export function PromptResult({ output, ask }: ResultProps<PromptInput, PromptOutput>) {
	const prompt = output.generatedPrompt ?? '';
	return (
		<div className={styles.columns} data-trial={ask !== undefined || undefined}>
			<Card padding="none" as="article" aria-label="The prompt">
				{partsOf(prompt).map(({ heading, text }) => (
					<CardRow key={`${heading} ${text}`}>
						{heading === '' ? null : <h3 className={styles.heading}>{heading}</h3>}
						<p className={styles.text}>
							<CitedText text={text} />
						</p>
					</CardRow>
				))}
			</Card>
			{ask ? <Trial key={prompt} prompt={prompt} ask={ask} /> : null}
		</div>
	);
}
