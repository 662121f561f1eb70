import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventParser, type ServerSentEvent } from './event-parser.ts';

/** All events of a text that arrives in these pieces. */
function read(...pieces: string[]): ServerSentEvent[] {
	const parse = eventParser();
	return pieces.flatMap(parse);
}

describe('eventParser', () => {
	it('reads name, data and id, and calls an event without a name "message"', () => {
		expect(read('id: 7\nevent: status\ndata: {"a":1}\n\ndata: x\n\n')).toEqual([
			{ event: 'status', data: '{"a":1}', id: '7' },
			{ event: 'message', data: 'x', id: '7' },
		]);
	});

	it('joins the lines of data, takes one space off, and reads a line without a colon as a name alone', () => {
		expect(read('data: one\ndata:  two\ndata\ndata:three\n\n')[0]?.data).toBe('one\n two\n\nthree');
	});

	it('passes over comments, fields it does not know, and events without data', () => {
		expect(read(': beat\n\nretry: 5\nevent: lost\n\n: beat\ndata: here\nwhat: ever\n\n')).toEqual([
			{ event: 'message', data: 'here', id: '' },
		]);
	});

	it('ends a line at LF, CR and CR LF, also where CR LF is cut in two', () => {
		const event = [{ event: 'e', data: 'a\nb', id: '' }];
		expect(read('event: e\r\ndata: a\r\ndata: b\r\n\r\n')).toEqual(event);
		expect(read('event: e\rdata: a\rdata: b\r\r')).toEqual(event);
		expect(read('event: e\r', '\ndata: a\r', '\n', 'data: b\r', '\n\r', '\n')).toEqual(event);
	});

	it('keeps the last id until there is another, and takes none with a NUL', () => {
		expect(read('id: 1\ndata: a\n\nid: 2\0\ndata: b\n\nid\ndata: c\n\n').map(({ id }) => id)).toEqual(['1', '1', '']);
	});

	it('drops what is no whole event at the end', () => {
		expect(read('data: whole\n\ndata: half\n')).toEqual([{ event: 'message', data: 'whole', id: '' }]);
	});

	it('brings back what was written, with any line end and with comments, cut anywhere', () => {
		const line = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.replace(/[\r\n\0]/g, ''));
		const written = fc.record({
			event: line.filter((name) => name !== ''),
			data: fc.array(line, { minLength: 1, maxLength: 4 }),
			id: line,
			end: fc.constantFrom('\n', '\r', '\r\n'),
			comment: fc.option(line),
		});
		fc.assert(
			fc.property(fc.array(written, { maxLength: 5 }), fc.array(fc.nat(), { maxLength: 20 }), (events, cuts) => {
				const text = events
					.map(({ event, data, id, end, comment }) =>
						[
							...(comment === null ? [] : [`:${comment}`]),
							`event: ${event}`,
							`id: ${id}`,
							...data.map((part) => `data: ${part}`),
							'',
						]
							.map((whole) => whole + end)
							.join(''),
					)
					.join('');
				const marks = [...new Set(cuts.map((cut) => cut % (text.length + 1))), text.length].sort((a, b) => a - b);
				const pieces = marks.map((mark, index) => text.slice(marks[index - 1] ?? 0, mark));
				expect(read(...pieces)).toEqual(events.map(({ event, data, id }) => ({ event, data: data.join('\n'), id })));
			}),
		);
	});
});
