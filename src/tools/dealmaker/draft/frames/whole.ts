import { figuresIn } from '#evidence/figures.ts';
import { capital } from '#language/capitals.ts';
import { quoted } from '#prose/sentences.ts';
import { isReadable } from '#reading/brief.ts';
import { coreAround } from '#reading/clause.ts';
import { type Moment, match } from '#reading/remark.ts';
import { isSpent, type Material, quoteOf, takeOfferItems, takeOffers } from '../material.ts';
import type { Option } from '../option.ts';
import {
	approvalLine,
	concernLines,
	deciderLine,
	figureLines,
	gains,
	investment,
	limitLine,
	meetingLine,
	painLines,
	promiseLines,
	summaryLine,
	toldLines,
	wantedLines,
} from '../parts.ts';
import { wholePrices } from '../whole-price.ts';

/** The whole offer as it was discussed. It is built last, of what the narrower options leave. */

const MOST_PAINS = 3;
const FEW_LINES = 2;

function problem(material: Material): string[] {
	const lines = [summaryLine(material), ...painLines(material, MOST_PAINS), ...figureLines(material, 2)].filter(
		(line) => line !== '',
	);
	if (lines.length >= FEW_LINES) return lines;
	const { request } = material.reading.needs;
	const asked =
		request === null || request.remark === material.wanted?.remark || isSpent(material, request)
			? []
			: [`What you asked for: ${quoteOf(material, request, 150)}`];
	const told = [...asked, ...lines, ...toldLines(material, FEW_LINES)];
	return told.length > 0 ? told : ['[add the situation in the words of the client]'];
}

/** What the client would notice; with its own figure where it gave one. */
function benefits(material: Material): string[] {
	const lines: string[] = [];
	for (const { kind, figure } of [...material.pains].sort(
		(a, b) => Number(b.figure !== null) - Number(a.figure !== null),
	)) {
		if (lines.length > 3 || material.kindsUsed.has(kind) || (figure === null && lines.length > 1)) continue;
		material.kindsUsed.add(kind);
		const core = figure === null ? '' : figureWords(figure);
		lines.push(core === '' ? kind.benefit : `${kind.benefit}; measured against your ${quoted(core)}`);
	}
	return lines.length > 0 ? lines : ['[add what changes for the client, and how both sides will see it]'];
}

/** Behind a mere count: what makes it a measure. */
const COUNTED =
	/\b(?:a|an|per|each|every) (?:day|night|week|month|year|quarter|shift)\b|\b(?:wrong|lost|missed|late|empty|missing|recalls)\b/i;

/** A figure with the few words that say what it counts. */
function figureWords({ remark, from, to }: Moment): string {
	const kind = remark.figures.find(({ index }) => index === from)?.kind;
	if (kind === 'count' && !COUNTED.test(remark.folded.slice(to, to + 44))) return '';
	const core = coreAround(remark.text, from, to, 44).replace(/(?<![\s.,;:&])[\s.,;:&]+$/, '');
	const own = core.replace(
		/^.*?\b(?:that's|that’s|it's|it’s|it takes|they are|they're|they’re) (?:crept up to |gone up to |down to |up to )?/i,
		'',
	);
	return isReadable(own) && own.includes(remark.text.slice(from, to).trim()) ? own : '';
}

function deliverables(material: Material): string[] {
	const does = takeOfferItems(material, 5, ({ kind }) => kind === 'does');
	const kinds = [...new Set(material.pains.map(({ kind }) => kind))].slice(1, 3).map(({ deliver }) => deliver);
	const { needs } = material.reading;
	const asked = needs.request?.remark === material.wanted?.remark ? null : needs.request;
	const wish =
		asked === null || isSpent(material, asked) ? [] : [`What you asked for: ${quoteOf(material, asked, 150)}`];
	const lines = [...does, ...(does.length < 3 ? kinds : []), ...wish];
	return lines.length > 1
		? lines
		: [...lines, 'Everything that belongs to the offer [add each part with its quantity]'];
}

/** "2-3 weeks" of "about 2-3 weeks". */
function bare(duration: string): string {
	return duration.replace(/^(?:about|around|roughly|up to|some|a) /, '');
}

function durationsIn(text: string): string[] {
	return figuresIn(text).flatMap(({ kind, text: words }) => (kind === 'duration' ? [words.toLowerCase()] : []));
}

const STARTS =
	/\b(?:begin|start) (?:by|on|in) (?:the )?(?:first|second|third|last|\d|\w+day\b|january|february|march|april|may|june|july|august|september|october|november|december)/i;

/** The first day as it was named last. */
function startLine(material: Material): string {
	const found = material.reading.facts.remarks.findLast(
		(remark) =>
			remark.questions === 0 && STARTS.test(remark.folded) && isReadable(remark.text) && !isSpent(material, { remark }),
	);
	const moment = found === undefined ? null : match(found, STARTS);
	return moment === null ? '' : `Start, as named on the call: ${quoteOf(material, moment, 110)}`;
}

function timeline(material: Material): string[] {
	const { delivery } = material.reading.times;
	const times = takeOffers(material, 3, ({ kind }) => kind === 'time');
	const lines = [...material.notes.times, ...wantedLines(material), ...times];
	if (times.length === 0 && delivery !== null && !isSpent(material, delivery))
		lines.push(`Duration as named on the call: ${quoteOf(material, delivery)}`);
	const hasDelivery = times.length > 0 || delivery !== null || material.notes.times.length > 0;
	const [first, second] = new Set(times.flatMap((text) => durationsIn(text)));
	if (first !== undefined && second !== undefined)
		lines.push(`Whether the ${bare(first)} and the ${bare(second)} overlap or follow each other: [confirm]`);
	const start = startLine(material);
	if (start !== '') return [...lines, start];
	return [
		...lines,
		hasDelivery
			? material.wanted === null
				? 'Start: [add date]'
				: 'Start, so that your day can be kept: [add date]'
			: 'Start and duration: [add dates]',
	];
}

export function whole(material: Material): Option {
	const gain = gains(material);
	const risks = concernLines(material, 3);
	material.concerns = [];
	const said = problem(material);
	const all = material.offers.filter(({ kind }) => kind === 'does').length;
	const does = takeOffers(material, all > 4 ? 3 : 2, ({ kind }) => kind === 'does');
	const main = material.pains.find(({ kind }) => kind.title !== material.pains[0]?.kind.title) ?? material.pains[0];
	return {
		title: gain === '' ? 'The whole offer' : `The whole offer: ${gain}`,
		problem: [...said, limitLine(material)],
		solution: [
			...(does.length > 0 ? does : ['[add in a few sentences what is done, and how]']),
			...material.notes.scope,
			...investment(wholePrices(material), material.notes.prices),
			...material.notes.terms.slice(0, 1),
		],
		benefits: benefits(material),
		deliverables: deliverables(material),
		timeline: timeline(material),
		risks: [
			...risks,
			main?.kind.risk ?? '',
			...takeOfferItems(material, 3, ({ kind }) => kind === 'safety'),
			...material.notes.terms.slice(1),
			...takeOfferItems(material, 2, ({ kind }) => kind === 'terms'),
		],
		next: [
			meetingLine(material),
			...promiseLines(material, 5),
			deciderLine(material),
			approvalLine(material),
			...material.notes.asks
				.filter((ask) => !/\bwho\b/i.test(ask))
				.map((ask) => `${capital('you tell us')}: [add ${ask}]`),
		],
	};
}
