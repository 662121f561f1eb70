import type { WebTool } from '#tools/define.ts';
import { FormView } from './form/form-view.tsx';
import { LoadingView } from './loading-view.tsx';
import { ResultFrame } from './result/result-frame.tsx';
import { useWizard } from './use-wizard.ts';

interface WizardProps {
	tool: WebTool;
	userId: string;
	/** An input to begin with. */
	start?: object;
}

/** Runs every tool: its form, the wait, its result. */
export function Wizard({ tool, userId, start }: WizardProps) {
	const wizard = useWizard(tool, userId, start);
	const { state } = wizard;
	if (state.view === 'result' && state.finished) {
		return <ResultFrame tool={tool} {...state.finished} onReset={wizard.reset} />;
	}
	if (state.view === 'loading') {
		return (
			<LoadingView title={tool.words.loading} stages={tool.words.stages} run={wizard.run} onCancel={wizard.cancel} />
		);
	}
	return <FormView tool={tool} wizard={wizard} />;
}
