import { expect, it } from 'vitest';
import { HOSTILE_TEXTS } from '#test/hostile-texts.ts';
import { readCall } from '#transcript/read.ts';
import { readFacts } from './read.ts';

/** The largest call that is taken. */
const LENGTH = 400_000;

it.each(HOSTILE_TEXTS)('the facts of a call of “$name” are read within the time of a run', ({ text }) => {
	const call = readCall(`Ann: Hello there, how are you?\nBob: ${text(LENGTH)}\nAnn: ok\nBob: fine`);
	const from = process.cpuUsage();
	readFacts(call);
	expect(process.cpuUsage(from).user / 1000).toBeLessThan(8000);
});
