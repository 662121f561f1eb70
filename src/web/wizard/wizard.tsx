import { Suspense, useEffect, useRef } from 'react';
import type { WebTool } from '#tools/define.ts';
import { valueAt, withValue } from '#tools/input-paths.ts';
import type { Address, Place } from './address.ts';
import { FormView } from './form/form-view.tsx';
import { LoadingView } from './loading-view.tsx';
import { OnePage } from './one-page.tsx';
import { loadResultView, ResultView } from './result/lazy-view.ts';
import { type Beginning, useWizard, type Wizard as WizardOf } from './use-wizard.ts';

interface WizardProps {
	tool: WebTool;
	userId: string;
	beginning?: Beginning;
	/** Missing where the wizard is only a part of its page. */
	address?: Address;
	/** Where the address says that the page is. */
	place?: Place;
	/** Texts from a link, by the dotted path of their field; those of unknown fields are left out. */
	given?: Readonly<Record<string, string>>;
	/** What the member should know before filling in the form. */
	notice?: string;
}

/** Runs every tool: its form, the wait, its result. */
export function Wizard({ tool, userId, beginning, address, place, given, notice }: WizardProps) {
	const wizard = useWizard(tool, userId, { beginning, address, place });
	useGiven(wizard, given);
	const { state, live } = wizard;
	const isNear = state.view !== 'form' || state.step === state.steps - 1;
	useEffect(() => {
		if (isNear) loadResultView();
	}, [isNear]);
	if (tool.onePage) return <OnePage tool={tool} wizard={wizard} notice={notice} />;
	if (state.view === 'form') return <FormView tool={tool} wizard={wizard} notice={notice} />;
	const waiting = <LoadingView tool={tool} input={state.input} live={live} onCancel={wizard.cancel} />;
	if (state.view === 'loading' && !live?.partial) return waiting;
	return (
		<Suspense fallback={waiting}>
			<ResultView tool={tool} wizard={wizard} fallback={waiting} onReset={wizard.reset} />
		</Suspense>
	);
}

/** Fills in a link's texts, even over a draft: one press restores it. */
function useGiven({ state, dispatch }: WizardOf, given: WizardProps['given']) {
	const filled = useRef(false);
	useEffect(() => {
		if (given === undefined || filled.current) return;
		filled.current = true;
		const fields = Object.entries(given).filter(([path]) => typeof valueAt(state.empty, path) === 'string');
		if (fields.length === 0) return;
		dispatch({ type: 'go', step: 0 });
		const input = fields.reduce((filled, [path, text]) => withValue(filled, path, text), state.input);
		dispatch({ type: 'fill', input, by: 'link' });
	}, [given, state, dispatch]);
}
