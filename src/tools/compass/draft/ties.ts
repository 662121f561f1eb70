import type { CompassInput } from '../contract.ts';
import { tellsOf } from './entry-work.ts';
import { namesTrade } from './names-trade.ts';
import { entriesOf, sentencesOf, stretchesOf } from './pieces.ts';
import { RULES_OUT } from './reading.ts';
import type { Job } from './told.ts';
import { shareOfTrade } from './trades.ts';

/**
 * Those of the trades for which a job was done, or is asked for, as its name, its result or another answer tells.
 *
 * @param own trades of the member's work: part of their name is enough, a hall for concert halls
 */
export function tradesTiedTo(
	input: CompassInput,
	{ name, result }: Job,
	own: readonly string[],
	others: readonly string[],
): string[] {
	const trades = [...own, ...others];
	const told = [
		...sentencesOf(input.professionalBackground),
		...[input.topSkills, input.network, input.anythingElse].flatMap(entriesOf),
	].filter((text) => !RULES_OUT.test(text));
	return trades.filter(
		(trade) =>
			namesTrade(name, trade) ||
			(own.includes(trade) ? namesTrade(result, trade) : shareOfTrade(result, trade) === 1) ||
			told.some((text) => ties(text, name, trade, trades)),
	);
}

/** Of a text that names several trades, the job and the trade stand in one clause. */
function ties(text: string, job: string, trade: string, trades: readonly string[]): boolean {
	const isAlone = trades.filter((one) => namesTrade(text, one)).length === 1;
	return (isAlone ? [text] : stretchesOf(text)).some((part) => tellsOf(job, trade, part) && namesTrade(part, trade));
}
