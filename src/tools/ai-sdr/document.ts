import { oneLine } from '#language/clean.ts';
import type { Document, Section } from '#shared/document.ts';
import { copy, facts, factsOf, filled, list, paragraphs, section, table } from '#shared/document-parts.ts';
import type { Partially } from '#tools/define.ts';
import type { SdrInput, SdrOutput } from './contract.ts';
import { CHANNEL_NAMES, dayOf, knownChannel } from './days.ts';
import { RAISES } from './options.ts';
import { shownScore } from './scoring.ts';
import { title } from './title.ts';

export type Campaign = NonNullable<Partially<SdrOutput>['sdrCampaign']>;

/** The whole campaign in reading order: objective, score, lead, touchpoints, channels, responses, tests, law. */
export function document({ sdrCampaign: campaign = {} }: Partially<SdrOutput>, input: SdrInput): Document {
	const { campaignOverview: overview = {}, leadScoring: score = {} } = campaign;
	const letter = shownScore(score);
	const priority = score.priorityLevel && `priority ${score.priorityLevel}`;
	return {
		title: overview.campaignName || title(input),
		subtitle: 'Outreach campaign',
		author: {
			name: oneLine(input.yourCompanyInfo.yourName),
			company: oneLine(input.yourCompanyInfo.companyName),
		},
		facts: factsOf(
			['Lead', overview.targetPersona],
			['Goal', overview.primaryGoal],
			['Time', overview.estimatedTimeline],
			['Lead score', [letter, priority].filter(Boolean).join(', ')],
		),
		sections: filled(
			...overviewSections(campaign, input),
			section('Outreach sequence', { sections: sequenceSections(campaign) }),
			section('Channels', { sections: channelSections(campaign) }),
			...responseSections(campaign),
			...optimizationSections(campaign),
		),
	};
}

export function overviewSections(
	{ campaignOverview: overview, leadScoring: score, leadProfile: lead }: Campaign,
	{ urgencyLevel }: Partially<SdrInput>,
) {
	return filled(
		section(
			'Campaign overview',
			list(overview?.expectedOutcomes, { title: 'Expected outcomes' }),
			list(overview?.successMetrics, { title: 'Success metrics' }),
			{ parts: 'columns', none: overview?.successMetrics && 'What counts is an answer to the first message.' },
		),
		section(
			'Lead score',
			table(
				['Criterion', 'Weight', 'Assessment'],
				score?.qualificationCriteria?.map(({ criteria, weight, assessment }) => [criteria, weight, assessment]),
				{ title: 'What the lead score is made of' },
			),
			paragraphs(score?.recommendedApproach),
			paragraphs(score?.calculation),
			// An urgent lead may have a low letter and a high priority.
			paragraphs(
				RAISES.has(urgencyLevel ?? '') ? `The priority also counts the urgency you set: ${urgencyLevel}.` : '',
			),
		),
		section(
			'The lead',
			facts(
				['Company', lead?.companyAnalysis],
				['Role', lead?.roleAssessment],
				['How to approach', lead?.engagementStrategy],
			),
			{
				parts: 'columns',
				sections: filled(
					section('Likely pain points', list(lead?.likelyPainPoints), {
						none: lead?.likelyPainPoints && 'Nothing they said about their troubles is known yet.',
					}),
					section('Business priorities', list(lead?.businessPriorities)),
				),
			},
		),
	);
}

export function sequenceSections({ outreachSequence = [] }: Campaign): Section[] {
	return outreachSequence.map((one, index) => {
		const number = one.touchpoint ?? index + 1;
		const { day, rest } = dayOf(one.timing);
		const channel = knownChannel(one.channel);
		const name = channel && CHANNEL_NAMES[channel];
		return section(
			`${number}. ${[one.timing, name].filter(Boolean).join(' · ')}`,
			{ short: [day || `Touchpoint ${number}`, name].filter(Boolean).join(' · '), note: rest },
			facts(['Objective', one.objective]),
			copy(one.message, 'Copy Message', one.subject),
			facts(['Call to action', one.callToAction], ['Afterwards', one.followUpStrategy]),
			list(one.personalizationNotes, { title: 'Before it goes out' }),
		);
	});
}

/** Of a channel that was not chosen, the screen says so. */
export function channelSections({ channelStrategy: channels }: Campaign): Section[] {
	const { email, linkedin, phone } = channels ?? {};
	const none = channels && 'Not part of this campaign.';
	return filled(
		section(
			'Email',
			facts(['Approach', email?.approach], ['Timing', email?.timing]),
			list(email?.bestPractices, { title: 'Best practices' }),
			list(email?.subjectLineVariants, { title: 'Other subject lines' }),
			{ none },
		),
		section(
			'LinkedIn',
			facts(
				['Connecting', linkedin?.connectionStrategy],
				['Approach', linkedin?.approach],
				['Content', linkedin?.contentEngagement],
			),
			list(linkedin?.messagingFlow, { title: 'Messages' }),
			{ none },
		),
		section(
			'Phone',
			facts(['Approach', phone?.approach], ['Voicemail', phone?.voicemailScript, 'Copy voicemail']),
			list(phone?.talkTracks, { title: 'Talk tracks' }),
			list(phone?.objectionHandling, { title: 'Objections on the phone' }),
			{ none },
		),
	);
}

export function responseSections({ responseHandling: handling }: Campaign): Section[] {
	const { positiveResponses: yes, objections, noResponse } = handling ?? {};
	return filled(
		section(
			'Responses',
			facts(
				['Interested, not ready', yes?.interestedButNotReady, 'Copy reply'],
				['Ready to meet', yes?.readyToMeet, 'Copy reply'],
				['Needs more information', yes?.needsMoreInfo, 'Copy reply'],
			),
			{
				sections: filled(
					section(
						'Objections',
						table(
							['Objection', 'Response', 'Afterwards'],
							objections?.map(({ objection, response, followUp }) => [objection, response, followUp]),
							{ stacked: true },
						),
						{ none: objections && 'None of their questions is known yet.' },
					),
					section(
						'No answer',
						facts(['Strategy', noResponse?.strategy], ['The last message', noResponse?.breakupSequence]),
						list(noResponse?.escalationTactics, { title: 'Other ways' }),
					),
				),
			},
		),
	);
}

export function optimizationSections(campaign: Campaign): Section[] {
	const { personalizationTactics: tactics, campaignOptimization: tests, successTips, complianceNotes } = campaign;
	return filled(
		section('Personalization', {
			parts: 'columns',
			none: tactics?.valueHypotheses && 'Nothing beyond the lead profile is known.',
			sections: filled(
				section('Company research', list(tactics?.companyResearch)),
				section('Industry insights', list(tactics?.industryInsights)),
				section('By role', list(tactics?.roleSpecificApproaches)),
				section('Value hypotheses', list(tactics?.valueHypotheses)),
			),
		}),
		section(
			'Tests',
			table(
				['Element', 'A', 'B', 'Hypothesis'],
				tests?.abtestingIdeas?.map(({ element, variant_a, variant_b, hypothesis }) => [
					element,
					variant_a,
					variant_b,
					hypothesis,
				]),
				{ stacked: true },
			),
			list(tests?.performanceTracking, { title: 'What to count' }),
			paragraphs(tests?.iterationStrategy),
		),
		section('Success tips', list(successTips), { none: successTips && 'Nothing beyond the sequence.' }),
		section('Compliance', list(complianceNotes), {
			note: 'What to check before the first message. It is no legal advice.',
			none: complianceNotes && 'No note was given.',
		}),
	);
}
