import { firstLines } from '../first-lines.ts';
import type { Format } from '../format.ts';
import { noCall } from '../no-call.ts';

const MESSAGE = /^\d{1,2}:\d{2}:\d{2}\t[^\t]{1,80}:\t/;

/** Zoom's saved chat: time, name and message, separated by tabs. It was typed during the call, not spoken. */
export const chatLog: Format = {
	name: 'chat-log',
	recognises(lines) {
		const first = firstLines(lines);
		const messages = first.filter((line) => MESSAGE.test(line)).length;
		return messages > 0 && messages * 2 >= first.length;
	},
	read: () => noCall('This is the saved chat of a meeting, not its speech. Give the transcript of the call instead.'),
};
