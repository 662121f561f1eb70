/** How much of what is told first stands in a summary. */

import { spoken } from '#call-facts/utterances.ts';
import { outcomeText } from '#tools/sales-call-analyzer/draft/ending.ts';
import { highlightsBy } from '#tools/sales-call-analyzer/draft/summary.ts';
import { namesAmid } from '#tools/sales-call-analyzer/worth/sentence.ts';
import { isDetail, thingsIn } from '#tools/sales-call-analyzer/worth/things.ts';
import type { WorthWeights } from '#tools/sales-call-analyzer/worth/weights.ts';
import { worthOf } from '#tools/sales-call-analyzer/worth/worth.ts';
import type { ToldCall } from './learned-calls.ts';

/** In percent, of all calls together. */
export interface Figures {
	/** Of the numbers, days, hours and names. */
	details: number;
	words: number;
	/** Of the sentences: that lack one detail at most. */
	held: number;
}

export function figuresOf(calls: readonly ToldCall[], weightsOf: (call: ToldCall) => WorthWeights): Figures {
	const facts = calls.flatMap((call) => {
		const held = thingsTold(call, weightsOf(call));
		return call.top.map((fact) => {
			const details = [...fact].filter(isDetail);
			const words = [...fact].filter((thing) => !isDetail(thing));
			const among = (things: readonly string[]) => things.filter((thing) => held.has(thing)).length;
			return { details: details.length, told: among(details), words: words.length, saidToo: among(words) };
		});
	});
	const sum = (key: keyof (typeof facts)[number]) => facts.reduce((all, one) => all + one[key], 0);
	const percent = (part: number, of: number) => Math.round((1000 * part) / of) / 10;
	const held = facts.filter(({ details, told }) => told >= details - 1).length;
	return {
		details: percent(sum('told'), sum('details')),
		words: percent(sum('saidToo'), sum('words')),
		held: percent(held, facts.length),
	};
}

/** Without the lines of quotes, which are numbers, too. */
function thingsTold({ reading, top }: ToldCall, weights: WorthWeights): ReadonlySet<string> {
	const text = [outcomeText(reading), ...highlightsBy(reading, worthOf(reading, weights)).texts]
		.join(' ')
		.replace(/\bline \d+\)/g, ')');
	const called = new Set(top.flatMap((fact) => [...fact].filter((one) => one.startsWith('N '))));
	const amid = namesAmid(reading.turns);
	return thingsIn(spoken(text), (name) => amid.has(name) || called.has(`N ${name}`));
}
