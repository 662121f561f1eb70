/**
 * Ten answers of a strong model, one for each generator, all about one case: what our checks say of them. None of these
 * marks is right, so each is one too many; what is truly wrong in the answers is wrong in meaning, and not found.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { serverTools } from './server.ts';

const FOLDER = join(import.meta.dirname, '../../test/fixtures/model-answers');

const MARKED: Readonly<Record<string, readonly string[]>> = {
	'ai-content-creator': ['ten minutes'],
	'growth-plan-calculator': ['four columns'],
	ideator: ['ten minutes'],
};

it.each(globSync('*.json', { cwd: FOLDER }).sort())(
	'%s is marked wrongly in few places, and keeps its quotes',
	(file) => {
		const { tool: id, input, answer } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
		const tool = serverTools[id as keyof typeof serverTools];
		const { grounding } = tool.ground(tool.answer.parse(answer), tool.contract.input.parse(input));
		expect(grounding).toMatchObject({ quotesDropped: 0, unsupported: MARKED[basename(file, '.json')] ?? [] });
	},
);

it.each(globSync('*.json', { cwd: FOLDER }).sort())('%s is as long as its tool says', (file) => {
	const { tool: id, answer } = JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
	const { answerTokens } = serverTools[id as keyof typeof serverTools];
	expect(answerTokens).toBe(Math.ceil(JSON.stringify(answer).length / 4));
});
