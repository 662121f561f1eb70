import { capital } from '#language/capitals.ts';
import type { Block, Section } from '#shared/document.ts';
import { facts, list, paragraphs, section } from '#shared/document-parts.ts';
import type { Analysis } from '../analysis.ts';
import * as phrases from '../phrases.ts';
import { type Told, toldInSummary } from '../told-once.ts';
import { levelBadge, levelOf, rows } from './rows.ts';

/** "From the call: Owen: “They wait.” (line 8)" */
const HEADED = /^([A-Z][a-z][^:“”.]{1,30}): (.+)$/s;

/** What to know first. Where each says what it is about, that stands beside it, once for those that follow each other. */
export function highlightBlocks(highlights: readonly (string | undefined)[] = []): Block[] {
	const parted = highlights.map((text = '') => HEADED.exec(text));
	if (!parted.every((one) => one !== null)) return list(highlights);
	const headed: { about: string; said: string }[] = [];
	for (const [, about = '', said = ''] of parted) {
		const last = headed.at(-1);
		if (last?.about === about) last.said += `\n\n${capital(said)}`;
		else headed.push({ about, said: capital(said) });
	}
	return facts(...headed.map(({ about, said }) => [about, said] as const));
}

/** What to know first, on the screen: a talk by the words of it that say most, until somebody opens it. */
export function highlightSection({ callSummary }: Analysis): Section {
	const highlights = callSummary?.keyHighlights;
	const firstOf = (highlight = '') => callSummary?.glance?.find((words) => words && highlight.includes(words));
	const talks = (highlights ?? []).flatMap((highlight = '') => {
		const [, about = '', talk = highlight] = HEADED.exec(highlight) ?? [];
		const first = firstOf(talk);
		if (first === undefined) return [];
		const label = about === '' || about === phrases.FROM_THE_CALL ? '' : `${about}: `;
		return section(`${label}${speakerOf(talk, first)}“${first}”`, { folded: true }, paragraphs(talk));
	});
	const others = highlights?.filter((one) => firstOf(one) === undefined);
	return section('Key highlights', highlightBlocks(others), {
		parts: 'rows',
		sections: talks,
		none: highlights && 'Nothing stands out in the words of this call.',
	});
}

/** "Owen: " */
function speakerOf(talk: string, words: string): string {
	const line = talk.split('\n').find((one) => one.includes(words)) ?? '';
	return /^[^“”:]+: (?=“)/.exec(line)?.[0] ?? '';
}

/** What hurts, beside what the highlights say of it; for the screen. */
export function painSection({ callSummary, prospectInsights }: Analysis): Section {
	const said = toldInSummary(callSummary);
	const pains = prospectInsights?.painPoints;
	const others = pains?.filter(({ painPoint = '' }) => !said.has(painPoint));
	return rows(
		'Pain points',
		others?.map(({ painPoint = '', severity, urgency }) =>
			section(
				painPoint,
				{ badge: levelBadge(severity, 'severity') },
				facts(['Severity', levelOf(severity).rest], ['Urgency', urgency]),
			),
		),
		// Where all that was found stands above, there is nothing to say, not even that nothing was found.
		pains?.length === 0 ? 'No pain was found in the words of this call.' : undefined,
	);
}

/** What they liked, beside what the highlights say of it; for the screen. */
export function signalSection({ callSummary, prospectInsights }: Analysis): Section {
	const said = toldInSummary(callSummary);
	const signals = prospectInsights?.buyingSignals;
	return section('Buying signals', list(signals?.filter((signal) => !said.has(signal))), {
		none: signals?.length === 0 ? 'No buying signal was found in the words of this call.' : undefined,
	});
}

/** For the screen alone: a file says at its top what of it matters. */
export function moodSection({ sentimentAnalysis: mood }: Analysis): Section {
	const { overallSentiment, prospectEngagement, interestLevel, trustLevel } = mood ?? {};
	return section(
		'Sentiment',
		{ folded: true },
		facts(
			['Overall', overallSentiment],
			['Engagement', prospectEngagement],
			['Interest', interestLevel],
			['Trust', trustLevel],
		),
	);
}

/** By what it was made; what of it stands at the top of a file is not said again there. */
export function aboutSection({ callSummary, assumptions, measurements }: Analysis, above?: Told): Section {
	if (above) return section('Assumptions', list(assumptions));
	return section(
		'About this analysis',
		{ folded: true },
		facts(
			['Call type', callSummary?.callType],
			['Duration', callSummary?.duration],
			['Measured', measurements?.basisNote],
			['Assumed', assumptions?.length === 0 ? 'Nothing beyond what you entered.' : ''],
		),
		list(assumptions, { title: 'Assumed' }),
	);
}
