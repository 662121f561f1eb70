import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { WebTool } from '#tools/define.ts';
import { isAboutClient } from '#tools/from-client.ts';
import { openFillings } from '#tools/hand-over.ts';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { controlId } from '../field.tsx';
import { isFilled } from '../field-problem.ts';
import { ForClient } from '../known/for-client.tsx';
import type { Wizard } from '../use-wizard.ts';
import type { WizardState } from '../wizard-state.ts';
import { DraftNotice } from './draft-notice.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { Features } from './features.tsx';
import styles from './form.module.css';
import { Review } from './review.tsx';
import { fieldsThatBlock, StepActions } from './step-actions.tsx';
import { StepFields } from './step-fields.tsx';
import { StepHint } from './step-hint.tsx';
import { StepList } from './step-list.tsx';
import { StepProgress } from './step-progress.tsx';
import { WhoWrites } from './who-writes.tsx';

/** The form of a tool, one step at a time. */
export function FormView({ tool, wizard, notice }: { tool: WebTool; wizard: Wizard; notice?: string }) {
	const { state, dispatch } = wizard;
	const heading = useHeadingFocus(state.step, state.returned && state.failure === null);
	useProblemFocus(state.problems);
	const step = tool.steps[state.step];
	const fromProfile = openFillings(state.input, wizard.profile);
	if (!step) return <Notice tone="red">Error: Questions not loaded</Notice>;

	function goOn() {
		if (state.view === 'loading' || fieldsThatBlock(tool, state).length > 0) return;
		if (state.step === state.steps - 1) wizard.generate();
		else dispatch({ type: 'next' });
	}

	return (
		<div className={styles.frame}>
			{state.step === 0 && tool.features ? <Features features={tool.features} /> : null}
			<div className={styles.layout}>
				<form
					noValidate
					className={styles.form}
					aria-label={tool.contract.title}
					onKeyDown={(event) => onEnter(event, goOn)}
					onSubmit={(event) => {
						event.preventDefault();
						goOn();
					}}
				>
					{tool.onePage ? null : <StepProgress state={state} />}
					<div className={styles.head}>
						<h2 ref={heading} tabIndex={-1} className={styles.title}>
							{step.title}
						</h2>
						<div className={styles.offers}>
							{fromProfile.length > 0 ? (
								<TextLink as="button" onClick={() => dispatch({ type: 'take-over', fillings: fromProfile })}>
									Fill from profile
								</TextLink>
							) : null}
							<TextLink as="button" onClick={() => dispatch({ type: 'fill', input: tool.example })}>
								Fill with an example
							</TextLink>
						</div>
					</div>
					{notice ? <Notice tone="yellow">{notice}</Notice> : null}
					<Remarks wizard={wizard} />
					{step.hint ? <StepHint {...step.hint} /> : null}
					{state.step === 0 && isAboutClient(tool.contract.id) ? <ForClient tool={tool} wizard={wizard} /> : null}
					<StepFields key={state.step} step={step} state={state} contract={tool.contract} dispatch={dispatch} />
					{step.review ? (
						<Review tool={tool} input={state.input} onGo={(index) => dispatch({ type: 'go', step: index })} />
					) : null}
					{state.failure && state.step === state.steps - 1 ? (
						<FailureNotice
							key={state.failure.message}
							words={tool.words.failure}
							failure={state.failure}
							onRetry={wizard.retry}
							onBuiltIn={() => wizard.generate('built-in')}
						/>
					) : null}
					<WhoWrites tool={tool} wizard={wizard} />
					<StepActions tool={tool} wizard={wizard} />
				</form>
				{tool.onePage ? null : (
					<StepList
						titles={tool.steps.map(({ title }) => title)}
						current={state.step}
						filled={(index) => isFilled(tool, state, index)}
						onGo={(index) => dispatch({ type: 'go', step: index })}
					/>
				)}
			</div>
		</div>
	);
}

function Remarks({ wizard }: { wizard: Wizard }) {
	const { state, dispatch, draft } = wizard;
	const { beforeExample, filledBy } = state;
	if (beforeExample === null && draft.restoredAt === null && draft.other === null) return null;
	return (
		<div className={styles.remarks}>
			{beforeExample === null ? null : (
				<Notice tone="neutral" live>
					{FILLED_BY[filledBy](state)}{' '}
					<TextLink as="button" onClick={() => dispatch({ type: 'undo-fill' })}>
						Undo
					</TextLink>
				</Notice>
			)}
			{beforeExample === null || filledBy === 'known' ? <DraftNotice draft={draft} onReset={wizard.reset} /> : null}
		</div>
	);
}

const FILLED_BY: Record<WizardState['filledBy'], (state: WizardState) => string> = {
	example: () => 'The example fills all steps: its people and companies are made up.',
	link: () => 'Filled in from the page you came from. Check it, and change what does not fit.',
	known: ({ sources }) => {
		const named = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(new Set(Object.values(sources)));
		const count = Object.keys(sources).length;
		return `${count === 1 ? 'One field is' : `${count} fields are`} filled in from ${named}. Each says where it comes from; press Esc in a field to clear it.`;
	},
};

/** Moves the focus to the step's heading when the step changes or the form returns, not when the page opens. */
function useHeadingFocus(step: number, returned: boolean) {
	const heading = useRef<HTMLHeadingElement>(null);
	const shown = useRef(returned ? -1 : step);
	useLayoutEffect(() => {
		if (shown.current === step) return;
		shown.current = step;
		heading.current?.focus();
		window.scrollTo({ top: 0 });
	}, [step]);
	return heading;
}

/** Moves the focus to the first refused field. */
function useProblemFocus(problems: Readonly<Record<string, string>>) {
	const seen = useRef(problems);
	useLayoutEffect(() => {
		if (seen.current === problems) return;
		const first = Object.keys(problems).find((path) => !(path in seen.current));
		seen.current = problems;
		if (first !== undefined) document.getElementById(controlId(first))?.focus();
	}, [problems]);
}

/** Enter goes to the next step wherever it has no meaning of its own; with Ctrl or Command in long texts as well. */
function onEnter(event: KeyboardEvent<HTMLFormElement>, goOn: () => void) {
	if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return;
	const target = event.target as HTMLElement;
	const isCommand = event.ctrlKey || event.metaKey;
	if (target.closest('button, a, [role="button"]')) return;
	if (!isCommand && target.closest('textarea, [contenteditable]')) return;
	event.preventDefault();
	goOn();
}
