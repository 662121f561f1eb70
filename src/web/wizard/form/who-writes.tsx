import type { RunEstimate } from '#shared/run-estimate.ts';
import type { WebTool } from '#tools/define.ts';
import { TextLink } from '#ui/text-link.tsx';
import { appSettings } from '#web/settings.ts';
import { dollars } from '../usage-words.ts';
import type { Wizard } from '../use-wizard.ts';
import styles from './form.module.css';
import { fieldsThatBlock } from './step-actions.tsx';
import { useEstimate } from './use-estimate.ts';

/** With a model connected it writes, for about so much; the built-in engine is one press away. */
export function WhoWrites({ tool, wizard }: { tool: WebTool; wizard: Wizard }) {
	const { engine } = appSettings();
	const { state } = wizard;
	const canGenerate = state.step === state.steps - 1 && fieldsThatBlock(tool, state).length === 0;
	if (engine === null || !canGenerate || state.view === 'loading' || state.failure) return null;
	return (
		<p className={styles.engine}>
			<Cost tool={tool} input={state.input} engine={engine} />{' '}
			<TextLink as="button" onClick={() => wizard.generate('built-in')}>
				Use the built-in engine
			</TextLink>
		</p>
	);
}

function Cost({ tool, input, engine }: { tool: WebTool; input: object; engine: string }) {
	const estimate = useEstimate(tool.contract, input);
	if (estimate === undefined) return `${engine} will write it.`;
	return [costWords(estimate), BUDGET_WORDS[estimate.budget ?? 'kept']].filter(Boolean).join(' ');
}

/** E.g. "About $0.04 with gpt-5-mini (some 3,400 tokens in, 2,100 out)."; the tokens alone where nobody set prices. */
export function costWords({ model, inputTokens, outputTokens, cost }: RunEstimate): string {
	const [read, written] = [rounded(inputTokens), rounded(outputTokens)];
	return cost === undefined
		? `About ${read} tokens in and ${written} out with ${model}.`
		: `About ${dollars(cost)} with ${model} (some ${read} tokens in, ${written} out).`;
}

const BUDGET_WORDS = {
	kept: '',
	passed: 'That would pass the budget of this month.',
	spent: 'The budget of this month is spent.',
};

function rounded(tokens: number): string {
	return tokens.toLocaleString('en-US', { maximumSignificantDigits: 2 });
}
