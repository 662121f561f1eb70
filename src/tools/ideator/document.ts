import type { Block, Document, Section } from '#shared/document.ts';
import { aloud } from './aloud.ts';
import type { IdeatorInput, IdeatorOutput, Toolkit } from './contract.ts';
import { inMarks } from './draft/items.ts';
import { headingsOf, IDEAS, roleIn } from './headings.ts';
import { documentTitle } from './title.ts';

function listed(heading: string, items: readonly string[], ordered = false): Section {
	const block: Block =
		items.length === 0
			? { kind: 'paragraph', text: 'Nothing was given.' }
			: { kind: 'list', items: items.map(aloud), ordered };
	return { heading, blocks: [block] };
}

/** Nothing where there is nothing to list. */
function given(heading: string, items: readonly string[] = []): Section[] {
	return items.length === 0 ? [] : [listed(heading, items)];
}

/** The points, each with what its questions are about where that is not open. */
function withReadings(points: readonly string[], readings: Toolkit['takenAs'] = []): string[] {
	return points.map((point) => {
		const reading = readings.find(({ words, name }) => name !== '' && point.startsWith(inMarks(words)));
		return reading ? `${point}, taken to be about ${reading.name}` : point;
	});
}

/** The toolkit in the order of the call, with every question. */
export function document({ discoveryCallToolkit }: IdeatorOutput, input: IdeatorInput): Document {
	const { callPrep, callFramework, postCall, takenAs } = discoveryCallToolkit;
	const headings = headingsOf(discoveryCallToolkit);
	const { role, likelyGoals, likelyFrustrations } = callPrep.targetAudienceProfile;
	const { workflowAndProcess, painPointValidation } = callFramework.discoveryQuestions;
	return {
		title: documentTitle(input),
		facts: [{ label: headings.role, value: roleIn(discoveryCallToolkit, role) }],
		sections: [
			{
				heading: 'Call preparation',
				blocks: [{ kind: 'paragraph', text: callPrep.mindsetAndGoals }],
				sections: [
					listed(headings.goals, likelyGoals),
					listed(headings.frustrations, withReadings(likelyFrustrations, takenAs)),
					...given(headings.insights, callPrep.keyIndustryInsights),
				],
			},
			{
				heading: 'Call framework',
				blocks: [],
				sections: [
					listed('Opening', callFramework.opening),
					listed('Workflow and process', workflowAndProcess, true),
					listed('Pain-point validation', painPointValidation, true),
					listed('Closing', callFramework.closing),
				],
			},
			{
				heading: 'After the call',
				blocks: listed('', postCall.nextSteps, true).blocks,
				sections: given(IDEAS, postCall.ideas),
			},
		],
	};
}
