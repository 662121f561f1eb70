import type { Document, Fact } from '#shared/document.ts';
import { factsOf, paragraphs, section } from '#shared/document-parts.ts';
import { hasContent } from '#shared/printed.ts';
import type { Partially } from '#tools/define.ts';
import { type Analysis, NOT_MEASURED } from './analysis.ts';
import type { SalesCallInput, SalesCallOutput } from './contract.ts';
import { conversationSections, DOUBTS } from './document/conversation.ts';
import { ledgerSections } from './document/ledger.ts';
import { measurementSection, weighingSection } from './document/measured.ts';
import { actionSection, adviceSection } from './document/next.ts';
import { qualification } from './document/qualification.ts';
import { aboutSection, highlightBlocks } from './document/summary.ts';
import { PIECES } from './draft/advice/advice.ts';
import { title } from './title.ts';
import { toldInSummary } from './told-once.ts';
import { isUsed, LEAST_OF_A_DOUBT } from './worth/used.ts';

/**
 * The whole report in reading order: what happened, how qualified it is, how it was led, what comes next. A file is read
 * from its top and says everything once: the builders are given what stands above, and what a strict reader of files found
 * said twice (risks, how to follow up, what to practise, the mood) stands on the screen alone. `tabs` gives them nothing: on
 * the screen each tab is read by itself and holds every field.
 */
export function document({ callAnalysis: analysis = {} }: Partially<SalesCallOutput>, input: SalesCallInput): Document {
	const { callSummary, objectionAnalysis, prospectInsights } = analysis;
	const heading = `Call analysis: ${title(input)}`;
	const above = toldInSummary(callSummary);
	const isOfUse = (doubt: string) => isUsed(doubt, LEAST_OF_A_DOUBT);
	// Each doubt stands beside what was answered, and nowhere else.
	above.add(
		...(objectionAnalysis?.objectionsRaised ?? []).map(({ objection = '' }) => objection),
		...(prospectInsights?.concerns ?? []).filter((doubt) => isOfUse(`${DOUBTS}: ${doubt}`)),
	);
	const { salesPerson, prospect } = input.participantRoles;
	const subtitle = [
		...(salesPerson === '' ? [] : [`Seller: ${salesPerson}`]),
		...(prospect === '' ? [] : [`Customer: ${prospect}`]),
	].join(' · ');
	return {
		title: heading,
		...(subtitle === '' ? {} : { subtitle }),
		facts: keyFacts(analysis, heading),
		sections: [
			section('Summary and insights', paragraphs(callSummary?.outcome), highlightBlocks(callSummary?.keyHighlights), {
				sections: ledgerSections(analysis, above).filter(hasContent),
			}),
			qualification(analysis, above),
			section('Conversation', {
				sections: conversationSections(withoutOwnAdvice(analysis), above, isOfUse).filter(hasContent),
			}),
			// A promise that stands above for something else is done by the day in its row.
			actionSection(analysis, toldInSummary(callSummary), isUsed),
			adviceSection(analysis),
			measurementSection(analysis, above),
			weighingSection(analysis, above),
			aboutSection(analysis, above),
		].filter(hasContent),
	};
}

const OWN = new Set(PIECES.map(({ area }) => area));

/** What the built-in engine advises stands on the screen, beside the call: of eleven judged in files two were used. */
function withoutOwnAdvice({
	conversationAnalysis: { areasForImprovement, ...talk } = {},
	...analysis
}: Analysis): Analysis {
	const others = areasForImprovement?.filter(({ area = '' }) => !OWN.has(area));
	return { ...analysis, conversationAnalysis: { ...talk, ...(others && { areasForImprovement: others }) } };
}

/** How a duration begins that is only estimated from the words, which are counted below. */
const NOT_GIVEN = 'Not given';

/** The scores, each with what it comes from, and what is measured nowhere below. */
function keyFacts(
	{ callSummary, qualificationAnalysis, sentimentAnalysis, scoring }: Analysis,
	heading: string,
): Fact[] {
	const { overallScore, callType = '', duration = '' } = callSummary ?? {};
	return factsOf(
		['Overall score', scored(overallScore, ' of 10', scoring?.overall?.map(nameAndValue))],
		[
			'Deal probability',
			scored(qualificationAnalysis?.dealProbability, '%', scoring?.dealProbability?.map(reasonAndValue)),
		],
		['Call type', heading.includes(callType) ? '' : callType],
		['Duration', duration.startsWith(NOT_GIVEN) ? '' : duration],
		['Sentiment', sentimentAnalysis?.overallSentiment],
	);
}

function scored(value: number | null | undefined, unit: string, parts: readonly string[] = []): string {
	const why = parts.length > 1 ? ` (${parts.join(', ')})` : '';
	return value === null || value === undefined ? NOT_MEASURED : `${value}${unit}${why}`;
}

type Addend = NonNullable<NonNullable<Analysis['scoring']>['overall']>[number];

/** "qualification 8" */
function nameAndValue({ part = '', value }: Addend): string {
	return `${part.toLowerCase()} ${value}`;
}

/** "two doubts left open -10" */
function reasonAndValue({ reason, value }: Addend): string {
	return `${reason} ${value}`;
}
