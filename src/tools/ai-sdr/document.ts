import { oneLine } from '#language/clean.ts';
import type { Block, Document, Fact, Section } from '#shared/document.ts';
import type { SdrCampaign, SdrInput, SdrOutput, Touchpoint } from './contract.ts';
import { CHANNEL_NAMES } from './days.ts';
import { shownScore } from './scoring.ts';
import { title } from './title.ts';

/** The whole campaign in reading order: objective, score, lead, touchpoints, channels, responses, tests, law. */
export function document({ sdrCampaign: campaign }: SdrOutput, input: SdrInput): Document {
	const { campaignOverview: overview, leadScoring: score, leadProfile: profile } = campaign;
	return {
		title: overview.campaignName || title(input),
		subtitle: 'Outreach campaign',
		author: {
			name: oneLine(input.yourCompanyInfo.yourName),
			company: oneLine(input.yourCompanyInfo.companyName),
		},
		facts: [
			{ label: 'Lead', value: overview.targetPersona },
			{ label: 'Goal', value: overview.primaryGoal },
			{ label: 'Time', value: overview.estimatedTimeline },
			{ label: 'Lead score', value: `${shownScore(score)}, priority ${score.priorityLevel}` },
		],
		sections: [
			...filled(
				section(
					'Campaign overview',
					titled('Expected outcomes', overview.expectedOutcomes),
					titled('Success metrics', overview.successMetrics),
				),
			),
			{
				heading: 'Lead score',
				blocks: [
					{
						kind: 'table',
						head: ['Criterion', 'Weight', 'Assessment'],
						rows: score.qualificationCriteria.map(({ criteria, weight, assessment }) => [criteria, weight, assessment]),
					},
					paragraph(score.recommendedApproach),
					paragraph(score.calculation),
				],
			},
			{
				heading: 'The lead',
				blocks: [
					facts(
						['Company', profile.companyAnalysis],
						['Role', profile.roleAssessment],
						['How to approach', profile.engagementStrategy],
					),
				],
				sections: [
					...listed('Likely pain points', profile.likelyPainPoints),
					...listed('Business priorities', profile.businessPriorities),
				],
			},
			{ heading: 'Outreach sequence', blocks: [], sections: campaign.outreachSequence.map(touchpointSection) },
			{ heading: 'Channels', blocks: [], sections: channels(campaign.channelStrategy) },
			responses(campaign.responseHandling),
			...filled({
				heading: 'Personalization',
				blocks: [],
				sections: [
					...listed('Company research', campaign.personalizationTactics.companyResearch),
					...listed('Industry insights', campaign.personalizationTactics.industryInsights),
					...listed('By role', campaign.personalizationTactics.roleSpecificApproaches),
					...listed('Value hypotheses', campaign.personalizationTactics.valueHypotheses),
				],
			}),
			tests(campaign.campaignOptimization),
			...listed('Success tips', campaign.successTips),
			...listed('Compliance', campaign.complianceNotes),
		],
	};
}

function touchpointSection(touchpoint: Touchpoint): Section {
	const { channel, timing, objective, subject, message, personalizationNotes, callToAction, followUpStrategy } =
		touchpoint;
	return {
		heading: `${touchpoint.touchpoint}. ${timing} · ${CHANNEL_NAMES[channel]}`,
		blocks: [
			facts(['Objective', objective], ['Subject', subject]),
			...message.split(/\n\s*\n/).map(paragraph),
			facts(['Call to action', callToAction], ['Afterwards', followUpStrategy]),
			...(personalizationNotes.length === 0 ? [] : titled('Before it goes out', personalizationNotes)),
		],
	};
}

function channels({ email, linkedin, phone }: SdrCampaign['channelStrategy']): Section[] {
	return [
		...(email === undefined
			? []
			: [
					section(
						'E-mail',
						[facts(['Approach', email.approach], ['Timing', email.timing])],
						titled('Best practices', email.bestPractices),
						titled('Other subject lines', email.subjectLineVariants),
					),
				]),
		...(linkedin === undefined
			? []
			: [
					section(
						'LinkedIn',
						[
							facts(
								['Connecting', linkedin.connectionStrategy],
								['Approach', linkedin.approach],
								['Content', linkedin.contentEngagement],
							),
						],
						titled('Messages', linkedin.messagingFlow),
					),
				]),
		...(phone === undefined
			? []
			: [
					section(
						'Phone',
						[facts(['Approach', phone.approach], ['Voicemail', phone.voicemailScript])],
						titled('Talk tracks', phone.talkTracks),
						titled('Objections on the phone', phone.objectionHandling),
					),
				]),
	];
}

function responses({ positiveResponses: yes, objections, noResponse }: SdrCampaign['responseHandling']): Section {
	return {
		heading: 'Responses',
		blocks: [
			facts(
				['Interested, not ready', yes.interestedButNotReady],
				['Ready to meet', yes.readyToMeet],
				['Needs more information', yes.needsMoreInfo],
			),
		],
		sections: [
			...tabled(
				'Objections',
				['Objection', 'Response', 'Afterwards'],
				objections.map(({ objection, response, followUp }) => [objection, response, followUp]),
			),
			section(
				'No answer',
				[facts(['Strategy', noResponse.strategy], ['The last message', noResponse.breakupSequence])],
				titled('Other ways', noResponse.escalationTactics),
			),
		],
	};
}

function tests({
	abtestingIdeas,
	performanceTracking,
	iterationStrategy,
}: SdrCampaign['campaignOptimization']): Section {
	const rows = abtestingIdeas.map(({ element, variant_a, variant_b, hypothesis }) => [
		element,
		variant_a,
		variant_b,
		hypothesis,
	]);
	return section(
		'Tests',
		rows.length === 0 ? [] : [{ kind: 'table', head: ['Element', 'A', 'B', 'Hypothesis'], rows }],
		titled('What to count', performanceTracking),
		[paragraph(iterationStrategy)],
	);
}

function section(heading: string, ...blocks: readonly (readonly Block[])[]): Section {
	return { heading, blocks: blocks.flat() };
}

/** None if nothing stands in it. */
function filled(one: Section): Section[] {
	return one.blocks.length === 0 && (one.sections ?? []).length === 0 ? [] : [one];
}

/** A section of one list or table; none if it is empty. */
function listed(heading: string, items: readonly string[]): Section[] {
	return items.length === 0 ? [] : [section(heading, [list(items)])];
}

function tabled(heading: string, head: readonly string[], rows: readonly string[][]): Section[] {
	return rows.length === 0 ? [] : [section(heading, [{ kind: 'table', head, rows }])];
}

/** A list after a line that says what it is; nothing if the list is empty. */
function titled(label: string, items: readonly string[]): Block[] {
	return items.length === 0 ? [] : [paragraph(`${label}:`), list(items)];
}

function list(items: readonly string[]): Block {
	return { kind: 'list', items };
}

function paragraph(text: string): Block {
	return { kind: 'paragraph', text };
}

function facts(...pairs: readonly (readonly [string, string])[]): Block {
	return {
		kind: 'facts',
		facts: pairs.flatMap(([label, value]): Fact[] => (value === '' ? [] : [{ label, value }])),
	};
}
