import { describe, expect, it } from 'vitest';
import { percentOf, reduce, startOf, type WizardAction, type WizardState } from './wizard-state.ts';

const EMPTY = { goal: '', company: { name: '' } };

function stateAfter(...actions: WizardAction[]): WizardState {
	return actions.reduce(reduce, startOf(EMPTY, 4));
}

const run = {
	id: 'run-1',
	tool: 'note',
	title: 'A note',
	status: 'succeeded',
	source: 'built-in',
	createdAt: '2026-03-18T10:00:00.000Z',
} as const;

describe('the life of a wizard', () => {
	it('WIZARD-2: the percentage is (step index + 1) / steps x 100, rounded', () => {
		expect([0, 1, 2, 3].map((step) => percentOf({ step, steps: 4 }))).toEqual([25, 50, 75, 100]);
		expect([0, 1, 2].map((step) => percentOf({ step, steps: 3 }))).toEqual([33, 67, 100]);
	});

	it('WIZARD-3: begins at 0, and Next and Previous move by one within bounds', () => {
		expect(stateAfter().step).toBe(0);
		expect(stateAfter({ type: 'previous' }).step).toBe(0);
		expect(stateAfter({ type: 'next' }).step).toBe(1);
		const many = Array.from({ length: 9 }, (): WizardAction => ({ type: 'next' }));
		expect(stateAfter(...many).step).toBe(3);
		expect(stateAfter(...many, { type: 'previous' }).step).toBe(2);
	});

	it('WIZARD-4: keeps what was typed when the step changes', () => {
		const state = stateAfter(
			{ type: 'set', path: 'goal', value: 'A demo' },
			{ type: 'next' },
			{ type: 'set', path: 'company.name', value: 'Hartwell' },
			{ type: 'previous' },
		);
		expect(state.input).toEqual({ goal: 'A demo', company: { name: 'Hartwell' } });
	});

	it('WIZARD-5: goes from form to loading, clearing the earlier error, and on success to the result', () => {
		const failed = stateAfter({ type: 'generate' }, { type: 'fail', failure: { message: 'No answer', byModel: true } });
		const loading = reduce(failed, { type: 'generate' });
		expect(failed.view).toBe('form');
		expect(loading).toMatchObject({ view: 'loading', failure: null });
		const finished = { input: EMPTY, output: { note: 'Done' }, run };
		expect(reduce(loading, { type: 'succeed', finished })).toMatchObject({ view: 'result', finished });
	});

	it('WIZARD-6: a failure returns to the last step with its message and everything typed', () => {
		const state = stateAfter(
			{ type: 'set', path: 'goal', value: 'A demo' },
			{ type: 'generate' },
			{ type: 'fail', failure: { message: 'No answer', byModel: false } },
		);
		expect(state).toMatchObject({ view: 'form', step: 3, failure: { message: 'No answer' } });
		expect(state.input).toEqual({ ...EMPTY, goal: 'A demo' });
	});

	it('WIZARD-9: starting anew clears inputs, step, error and result', () => {
		const full = stateAfter(
			{ type: 'set', path: 'goal', value: 'A demo' },
			{ type: 'touch', path: 'goal' },
			{ type: 'go', step: 2 },
			{ type: 'generate' },
			{ type: 'fail', failure: { message: 'No answer', byModel: false }, problems: { goal: 'Too long' } },
			{ type: 'succeed', finished: { input: EMPTY, output: {}, run } },
		);
		expect(reduce(full, { type: 'reset' })).toEqual({ ...startOf(EMPTY, 4), returned: true });
	});

	it('takes the example back, until something is typed into it', () => {
		const typed = stateAfter({ type: 'set', path: 'goal', value: 'Mine' });
		const filled = reduce(typed, { type: 'fill', input: { goal: 'Example', company: { name: 'Made up' } } });
		expect(reduce(filled, { type: 'undo-fill' }).input).toEqual({ ...EMPTY, goal: 'Mine' });
		const edited = reduce(filled, { type: 'set', path: 'goal', value: 'Changed' });
		expect(reduce(edited, { type: 'undo-fill' }).input).toEqual({ goal: 'Changed', company: { name: 'Made up' } });
	});

	it('forgets what was refused in a field as soon as it is changed', () => {
		const refused = stateAfter({
			type: 'refuse',
			problems: { goal: 'Too long', 'company.name': 'Too short' },
			step: 1,
		});
		expect(refused).toMatchObject({ view: 'form', step: 1 });
		expect(reduce(refused, { type: 'set', path: 'goal', value: 'x' }).problems).toEqual({
			'company.name': 'Too short',
		});
	});

	it('never changes a state in place', () => {
		const before = startOf(EMPTY, 4);
		reduce(before, { type: 'set', path: 'company.name', value: 'Hartwell' });
		expect(before).toEqual(startOf({ goal: '', company: { name: '' } }, 4));
	});
});
