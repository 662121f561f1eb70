import { useState } from 'react';
import type { WebTool } from '#tools/define.ts';
import { FormView } from './form/form-view.tsx';
import { ResultFrame } from './result/result-frame.tsx';
import type { Wizard } from './use-wizard.ts';
import styles from './wizard.module.css';

/** A tool on one page: its form, and below it the last result, which stays until all is started over. */
export function OnePage({ tool, wizard }: { tool: WebTool; wizard: Wizard }) {
	const [round, setRound] = useState(0);
	const { finished } = wizard.state;

	function startOver() {
		wizard.reset();
		// A form of its own again: it takes the focus that the button had.
		setRound(round + 1);
	}

	return (
		<>
			<FormView key={round} tool={tool} wizard={wizard} />
			{finished ? (
				<section className={styles.below} aria-label={tool.words.result}>
					<ResultFrame key={finished.run.id} tool={tool} {...finished} inPage onReset={startOver} />
				</section>
			) : null}
		</>
	);
}
