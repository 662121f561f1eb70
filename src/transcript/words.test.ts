import { describe, expect, it } from 'vitest';
import { countWords, wordsOf } from './words.ts';

describe('words', () => {
	it.each([
		['Morning Rosa, Piet—good of you to find an hour.', 10],
		['it went from 50-55 days to 70-75', 7],
		['[name] here [sil] who am i talking to [bcanchor]', 6],
		['I said [inaudible] \\[04:01\\] and {vocalsound} left', 4],
		['<UNSURE>Oh</UNSURE> <b>well</b> <UNIN/>', 2],
		['Yes (laughs) of course *coughs* (pause 0.94)', 3],
		['the best (cash offer) I *really* can do', 8],
		['Yes , of course ... 👍 :) -', 3],
		['$8,000 per month & 10% off', 5],
		["don't you follow-up", 3],
		['', 0],
	])('counts %j as %i', (text, count) => expect(countWords(text)).toBe(count));

	it('finds words in writing without spaces', () => {
		expect(countWords('我们今天谈价格')).toBeGreaterThan(2);
		expect(countWords('我们今天谈价格')).toBeLessThan(8);
	});

	it('keeps punctuation on the words it gives', () => expect(wordsOf('Yes, [name] sure.')).toEqual(['Yes,', 'sure.']));
});
