import { NativeSelect } from '@mantine/core';
import type { RunEstimate } from '#shared/run-estimate.ts';
import type { WebTool } from '#tools/define.ts';
import { TextLink } from '#ui/text-link.tsx';
import { useModels } from '#web/api/own-model.ts';
import { dollars } from '../usage-words.ts';
import type { Wizard } from '../use-wizard.ts';
import styles from './form.module.css';
import { fieldsThatBlock } from './step-actions.tsx';
import { useEstimate } from './use-estimate.ts';

/**
 * With a model connected it writes, for about so much; the built-in engine is one press away. Where the owner offers several,
 * the member chooses.
 */
export function WhoWrites({ tool, wizard }: { tool: WebTool; wizard: Wizard }) {
	const { engine, moreModels } = useModels();
	const { state, dispatch } = wizard;
	const canGenerate = state.step === state.steps - 1 && fieldsThatBlock(tool, state).length === 0;
	if (engine === null || !canGenerate || state.view === 'loading' || state.failure) return null;
	return (
		<div className={styles.engine}>
			{moreModels.length === 0 ? null : (
				<NativeSelect
					label="Model"
					className={styles.models}
					value={state.model ?? ''}
					data={[
						{ value: '', label: `${engine} (default)` },
						...moreModels.map((model) => ({ value: model, label: model })),
					]}
					onChange={(event) => dispatch({ type: 'choose-model', model: event.currentTarget.value || undefined })}
				/>
			)}
			<p>
				<Cost tool={tool} input={state.input} model={state.model} engine={engine} />{' '}
				<TextLink as="button" onClick={() => wizard.generate('built-in')}>
					Use the built-in engine
				</TextLink>
			</p>
		</div>
	);
}

interface CostProps {
	tool: WebTool;
	input: object;
	/** The one that the member chose. */
	model: string | undefined;
	/** The default. */
	engine: string;
}

function Cost({ tool, input, model, engine }: CostProps) {
	const estimate = useEstimate(tool.contract, input, model);
	if (estimate === undefined) return `${model ?? engine} will write it.`;
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
