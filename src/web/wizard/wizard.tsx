import { useEffect, useRef } from 'react';
import type { WebTool } from '#tools/define.ts';
import { FormView } from './form/form-view.tsx';
import { LoadingView } from './loading-view.tsx';
import { OnePage } from './one-page.tsx';
import { ResultFrame } from './result/result-frame.tsx';
import { useWizard, type Wizard as WizardOf } from './use-wizard.ts';

interface WizardProps {
	tool: WebTool;
	userId: string;
	/** An input to begin with. */
	start?: object;
	/** Texts that a link brought, by the name of their field; those of unknown fields are left out. */
	given?: Readonly<Record<string, string>>;
}

/** Runs every tool: its form, the wait, its result. */
export function Wizard({ tool, userId, start, given }: WizardProps) {
	const wizard = useWizard(tool, userId, start);
	useGiven(wizard, given);
	const { state } = wizard;
	if (tool.onePage) return <OnePage tool={tool} wizard={wizard} />;
	if (state.view === 'result' && state.finished) {
		return <ResultFrame tool={tool} {...state.finished} onReset={wizard.reset} />;
	}
	if (state.view === 'loading') {
		return (
			<LoadingView
				title={tool.words.loading}
				note={tool.loadingNote?.(state.input)}
				stages={tool.words.stages}
				run={wizard.run}
				onCancel={wizard.cancel}
			/>
		);
	}
	return <FormView tool={tool} wizard={wizard} />;
}

/** Fills in what a link brought, over a draft as well: one press takes it back. */
function useGiven({ state, dispatch }: WizardOf, given: WizardProps['given']) {
	const filled = useRef(false);
	useEffect(() => {
		if (given === undefined || filled.current) return;
		filled.current = true;
		const fields = Object.entries(given).filter(
			([name]) => typeof (state.empty as Record<string, unknown>)[name] === 'string',
		);
		if (fields.length === 0) return;
		dispatch({ type: 'go', step: 0 });
		dispatch({ type: 'fill', input: { ...state.input, ...Object.fromEntries(fields) }, by: 'link' });
	}, [given, state, dispatch]);
}
