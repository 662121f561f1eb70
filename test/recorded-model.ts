/** A model that answers the prompt of each tool as a strong model once did, whatever the input. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ToolId } from '#tools/catalog.ts';
import type { ServerTool } from '#tools/define.ts';
import { serverTools } from '#tools/server.ts';
import { cutTo } from './answer-parts.ts';
import { answer, type Behaviour, type ModelServer, startCallModelServer, status } from './model-server.ts';

interface Recording {
	tool: ToolId;
	/** What was entered. */
	input: object;
	/** What the model answered. */
	answer: object;
}

const FOLDER = join(import.meta.dirname, 'fixtures/model-answers');

/** One for each tool, all about one case. */
export const recordings: readonly Recording[] = globSync('*.json', { cwd: FOLDER })
	.sort()
	.map((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));

/** The rules of each tool begin with what the model does there. */
function beginningOf({ tool: id, input }: Recording): string {
	const tool: ServerTool = serverTools[id];
	return tool.prompt(tool.contract.input.parse(input)).system.slice(0, 60);
}

/** @param facts the plan for questions for the facts of a call; they are refused where there is none */
export function startRecordedModel(facts: readonly Behaviour[] = [status(400)]): Promise<ModelServer> {
	const known = recordings.map((recording) => ({ ...recording, begins: beginningOf(recording) }));
	const replay: Behaviour = (response, request) => {
		const [system = '', task = ''] = request.body.messages.map(({ content }) => content);
		const asked = known.find(({ begins }) => system.startsWith(begins));
		if (asked === undefined) return status(404)(response, request);
		const part = serverTools[asked.tool].parts?.list.find((each) => task.endsWith(each.task));
		const written = part ? cutTo(part.schema, asked.answer) : asked.answer;
		return answer(written as object, { usage: null, pieceLength: 4000 })(response, request);
	};
	return startCallModelServer(facts, [replay]);
}
