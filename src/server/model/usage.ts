import type { TextStreamPart, ToolSet } from 'ai';
import type { Usage } from '#shared/runs.ts';
import { usageSchema } from '#shared/runs.ts';

/**
 * About four characters per token in English, according to OpenAI ("What are tokens and how to count them?"). Other
 * languages take more tokens.
 */
const CHARACTERS_PER_TOKEN = 4;

/** Measures the usage of one call. */
export interface UsageMeter {
	take(part: TextStreamPart<ToolSet>): void;
	/**
	 * What the provider reported at the end. If the call ended early or the provider reported nothing, an estimate
	 * based on the length of the texts. Empty if no token arrived, since the provider may not have charged anything.
	 */
	usage(): Usage;
}

export function createUsageMeter(sentCharacters: number): UsageMeter {
	let received = 0;
	let reported: Usage = {};
	return {
		take(part) {
			if (part.type === 'text-delta' || part.type === 'reasoning-delta') received += part.text.length;
			if (part.type === 'finish') reported = reportedIn(part.totalUsage);
		},
		usage() {
			const isReported = reported.inputTokens !== undefined || reported.outputTokens !== undefined;
			if (isReported || received === 0) return reported;
			return { ...reported, inputTokens: tokensOf(sentCharacters), outputTokens: tokensOf(received), estimated: true };
		},
	};
}

/** Adds the usage of one call to a total. If either is an estimate, so is the total. */
export function addUsage(total: Usage, usage: Usage): void {
	for (const kind of ['inputTokens', 'outputTokens', 'cost'] as const) {
		const amount = usage[kind];
		if (amount !== undefined) total[kind] = (total[kind] ?? 0) + amount;
	}
	if (usage.estimated) total.estimated = true;
}

/** How many tokens a text of so many characters has, about. */
export function tokensOf(characters: number): number {
	return Math.ceil(characters / CHARACTERS_PER_TOKEN);
}

interface ReportedUsage {
	inputTokens: number | undefined;
	outputTokens: number | undefined;
	raw?: unknown;
}

/** The cost is in US dollars, from the `cost` field that OpenRouter adds. Impossible figures are ignored. */
function reportedIn({ inputTokens, outputTokens, raw }: ReportedUsage): Usage {
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
