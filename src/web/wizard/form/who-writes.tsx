import type { WebTool } from '#tools/define.ts';
import { TextLink } from '#ui/text-link.tsx';
import { appSettings } from '#web/settings.ts';
import type { Wizard } from '../use-wizard.ts';
import styles from './form.module.css';
import { fieldsThatBlock } from './step-actions.tsx';

/** With a model connected it writes; the built-in engine is one press away. */
export function WhoWrites({ tool, wizard }: { tool: WebTool; wizard: Wizard }) {
	const { engine } = appSettings();
	const { state } = wizard;
	const canGenerate = state.step === state.steps - 1 && fieldsThatBlock(tool, state).length === 0;
	if (engine === null || !canGenerate || state.view === 'loading' || state.failure) return null;
	return (
		<p className={styles.engine}>
			{engine} will write it.{' '}
			<TextLink as="button" onClick={() => wizard.generate('built-in')}>
				Use the built-in engine
			</TextLink>
		</p>
	);
}
