import { Suspense, useState } from 'react';
import type { WebTool } from '#tools/define.ts';
import { FormView } from './form/form-view.tsx';
import { ResultView } from './result/lazy-view.ts';
import type { Wizard } from './use-wizard.ts';
import styles from './wizard.module.css';

/** A tool on one page: its form, and below it the last result, until another is written or the member starts over. */
export function OnePage({ tool, wizard, notice }: { tool: WebTool; wizard: Wizard; notice?: string }) {
	const [round, setRound] = useState(0);
	const { state, live } = wizard;

	function startOver() {
		wizard.reset();
		// The form is new: it takes the focus that the button had.
		setRound(round + 1);
	}

	return (
		<>
			<FormView key={round} tool={tool} wizard={wizard} notice={notice} />
			{state.finished || live?.partial ? (
				<section className={styles.below} aria-label={tool.words.result}>
					<Suspense>
						<ResultView tool={tool} wizard={wizard} inPage fallback={null} onReset={startOver} />
					</Suspense>
				</section>
			) : null}
		</>
	);
}
