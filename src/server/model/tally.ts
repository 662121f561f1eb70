import type { TextStreamPart, ToolSet } from 'ai';
import type { Usage } from '#shared/runs.ts';
import { usageSchema } from '#shared/runs.ts';

/**
 * English text, by OpenAI ("What are tokens and how to count them?"): one token is about four characters. Other
 * languages take more tokens.
 */
const CHARACTERS_OF_A_TOKEN = 4;

/** Counts what one call costs. */
export interface Tally {
	take(part: TextStreamPart<ToolSet>): void;
	/**
	 * What the provider told at the end; where it did not come to that, or told nothing, what the texts are worth
	 * by their length. Empty where no word has come, since then nobody knows whether anything was counted.
	 */
	usage(): Usage;
}

export function startTally(sentCharacters: number): Tally {
	let received = 0;
	let told: Usage = {};
	return {
		take(part) {
			if (part.type === 'text-delta' || part.type === 'reasoning-delta') received += part.text.length;
			if (part.type === 'finish') told = toldBy(part.totalUsage);
		},
		usage() {
			if (told.inputTokens !== undefined || told.outputTokens !== undefined || received === 0) return told;
			return { ...told, inputTokens: tokens(sentCharacters), outputTokens: tokens(received), estimated: true };
		},
	};
}

const tokens = (characters: number) => Math.ceil(characters / CHARACTERS_OF_A_TOKEN);

interface ToldUsage {
	inputTokens: number | undefined;
	outputTokens: number | undefined;
	raw?: unknown;
}

/** Cost as OpenRouter tells it: dollars, in the field `cost` of its usage. */
function toldBy({ inputTokens, outputTokens, raw }: ToldUsage): Usage {
	const cost = typeof raw === 'object' && raw !== null && 'cost' in raw ? raw.cost : undefined;
	const { shape } = usageSchema;
	return {
		...defined('inputTokens', shape.inputTokens.safeParse(inputTokens).data),
		...defined('outputTokens', shape.outputTokens.safeParse(outputTokens).data),
		...defined('cost', shape.cost.safeParse(cost).data),
	};
}

function defined<Name extends string>(name: Name, amount: number | undefined): Partial<Record<Name, number>> {
	return amount === undefined ? {} : ({ [name]: amount } as Record<Name, number>);
}
