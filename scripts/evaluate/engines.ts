/** The engines that are evaluated, each with the code that the server runs. */
import type { CallFacts } from '#call-facts/facts.ts';
import type { Weights } from '#call-facts/learned/stored.ts';
import { takeKept } from '#call-facts/ledger-of-input.ts';
import { factsAnswer } from '#call-facts/model/answer.ts';
import { promptForFacts, readByModel } from '#call-facts/model/read-by-model.ts';
import { readFacts } from '#call-facts/read.ts';
import type { ModelEngine } from '#server/model/ask.ts';
import { ModelError } from '#server/model/model-error.ts';
import { BrokenOutput } from '#server/tool-pool/errors.ts';
import type { Grounding } from '#shared/runs.ts';
import type { Grounded, ServerTool } from '#tools/define.ts';
import { serverTools } from '#tools/server.ts';
import { readerWith } from '../facts/by-model.ts';
import type { Form } from './forms.ts';
import type { EvaluatedCall } from './gold.ts';
import type { Watch } from './outcome.ts';

export interface Reading {
	facts: CallFacts;
	/** Facts of a model that do not stand in the call, and were left out. */
	dropped: number;
}

export interface Writing {
	output: object;
	grounding: Grounding;
}

export interface Engine {
	name: string;
	/** How many questions it takes at once. */
	atOnce: number;
	read(call: EvaluatedCall, watch: Watch): Promise<Reading>;
	write(form: Form, watch: Watch): Promise<Writing>;
}

/** @param weights those to read a call of this name with */
export function builtInEngine(weights: (name: string) => Weights | undefined = () => undefined): Engine {
	return {
		name: 'Built-in engine',
		atOnce: 1,
		async read({ name, call }) {
			return { facts: readFacts(call, {}, weights(name)), dropped: 0 };
		},
		async write({ tool: id, input: given }) {
			const tool: ServerTool = serverTools[id];
			const input = tool.contract.input.parse(given);
			return checked(tool, tool.ground(tool.draft(input), input));
		},
	};
}

export function modelEngine(engine: ModelEngine, atOnce: number): Engine {
	const reader = readerWith(engine);
	const { signal } = new AbortController();
	return {
		name: engine.model,
		atOnce,
		async read({ transcript }, { onStage, spend }) {
			const { facts, dropped, usage } = await reader.read(transcript, onStage);
			spend(usage);
			return { facts, dropped };
		},
		async write({ tool: id, input: given }, { onStage, spend }) {
			const tool: ServerTool = serverTools[id];
			const input = tool.contract.input.parse(given);
			const call = tool.call?.(input);
			if (call) takeKept(input, call, { facts: await factsOf(engine, call, spend) });
			const parts = tool.inParts?.(input) ? tool.parts : undefined;
			const question = { prompt: tool.prompt(input), answer: tool.answer, parts, signal, onStage };
			const { answer, usage } = await engine.ask(question);
			spend(usage);
			return checked(tool, tool.ground(answer, input));
		},
	};
}

/** As a run has its call read: one question, and the built-in reading where its answer is of no use. */
async function factsOf(engine: ModelEngine, call: Parameters<typeof promptForFacts>[0], spend: Watch['spend']) {
	const { signal } = new AbortController();
	try {
		const { answer, usage } = await engine.ask({
			prompt: promptForFacts(call),
			answer: factsAnswer,
			signal,
			calls: 1,
		});
		spend(usage);
		const { facts, isSound } = readByModel(call, answer);
		return isSound ? facts : undefined;
	} catch (error) {
		if (!(error instanceof ModelError)) throw error;
		spend(error.usage);
		return undefined;
	}
}

/** @throws BrokenOutput */
function checked(tool: ServerTool, { output, grounding }: Grounded<object>): Writing {
	const parsed = tool.contract.output.safeParse(output);
	if (!parsed.success) throw new BrokenOutput(parsed.error.issues.map(({ path, code }) => `${path.join('.')} ${code}`));
	return { output: parsed.data, grounding };
}
