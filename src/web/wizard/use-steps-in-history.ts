import { type Dispatch, useEffect, useEffectEvent, useRef } from 'react';
import type { Address, Place } from './address.ts';
import type { WizardAction, WizardState } from './wizard-state.ts';

const MOVES: ReadonlySet<WizardAction['type']> = new Set(['go', 'next', 'previous']);

/**
 * Makes each step that the member goes to an entry of the browser's history, and follows its Back and Forward: to the
 * step before, and from a result to the form and back. Returns the dispatch to use.
 */
export function useStepsInHistory(
	state: WizardState,
	dispatch: Dispatch<WizardAction>,
	{ address, place }: { address?: Address; place?: Place },
): Dispatch<WizardAction> {
	const { view, step } = state;
	/** The step of the entry that the form began with. */
	const first = useRef(step);
	const shown = useRef(step);
	const byMember = useRef(false);

	const follow = useEffectEvent(() => {
		if (!place?.walked) return;
		shown.current = place.step ?? first.current;
		if (view !== 'form' || shown.current !== step) dispatch({ type: 'walk', step: shown.current, run: place.run });
	});
	const opened = useRef(place?.key);
	useEffect(() => {
		if (place?.key === opened.current) return;
		opened.current = place?.key;
		follow();
	}, [place?.key]);

	useEffect(() => {
		if (view !== 'form' || step === shown.current) return;
		shown.current = step;
		address?.showStep(step, byMember.current ? 'member' : 'page');
		byMember.current = false;
	}, [address, view, step]);

	return (action) => {
		byMember.current = MOVES.has(action.type);
		dispatch(action);
	};
}
