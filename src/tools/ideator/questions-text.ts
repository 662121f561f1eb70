import type { IdeatorOutput } from './contract.ts';

/** All questions as text, for notes during the call. */
export function questionsText({ discoveryCallToolkit }: IdeatorOutput): string {
	const { workflowAndProcess, painPointValidation } = discoveryCallToolkit.callFramework.discoveryQuestions;
	const numbered = (questions: readonly string[]) => questions.map((question, index) => `${index + 1}. ${question}`);
	return [
		'Workflow and process',
		...numbered(workflowAndProcess),
		'',
		'Pain-point validation',
		...numbered(painPointValidation),
	].join('\n');
}
