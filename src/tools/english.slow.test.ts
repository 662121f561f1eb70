import { globSync, readFileSync } from 'node:fs';
import { Dialect, type Lint, LocalLinter } from 'harper.js';
import { binaryInlined } from 'harper.js/binaryInlined';
import { beforeAll, describe, expect, it } from 'vitest';
import accepted from './english-accepted.json' with { type: 'json' };

/**
 * A grammar checker reads what is written from the fixtures of each tool. It sees articles, agreement, repeated words and
 * quotes without an end; names, headings and style are not its business here. Where it is wrong, a reader's judgement
 * stands in `english-accepted.json`.
 */
const HERE = new URL('.', import.meta.url);
const KINDS: ReadonlySet<string> = new Set(['Agreement', 'Grammar', 'Miscellaneous', 'Repetition', 'Punctuation']);
const UNENDED = 'This quote has no termination.';
const READ: ReadonlySet<string> = new Set(accepted);

const linter = new LocalLinter({ binary: binaryInlined, dialect: Dialect.British });

/** What is said of which words, with what stands around them. */
function faultOf(lint: Lint, text: string): string {
	const { start, end } = lint.span();
	const around = [...text].slice(Math.max(0, start - AROUND), end + AROUND).join('');
	return `${around.replace(/\s+/g, ' ').trim()} – ${lint.message()}`;
}

const AROUND = 20;
const isFault = (lint: Lint) => KINDS.has(lint.lint_kind()) || lint.message() === UNENDED;

beforeAll(async () => {
	const config = await linter.getLintConfig();
	await linter.setLintConfig({ ...config, SpellCheck: false, LongSentences: false, SentenceCapitalization: false });
}, 60_000);

async function faultsIn(text: string): Promise<string[]> {
	return (await linter.lint(text, { language: 'markdown' })).filter(isFault).map((lint) => faultOf(lint, text));
}

describe('the checker', () => {
	it.each([
		['He go to school every day.', 'go'],
		['They sent a invoice.', 'a'],
		['We asked for for it.', 'for for'],
		['The guest said “we are closed.', '“'],
	])('sees what is wrong with %j', async (text, words) => {
		expect(await faultsIn(text)).toEqual([expect.stringContaining(words)]);
	});
});

describe('what is written from', () => {
	it.each(globSync('*/fixtures/*.md', { cwd: HERE }).sort())('%s is right English', async (path) => {
		const faults = await faultsIn(readFileSync(new URL(path, HERE), 'utf8'));
		expect(faults.filter((fault) => !READ.has(fault))).toEqual([]);
	});
});
