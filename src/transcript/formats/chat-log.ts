import { firstLines } from './first-lines.ts';
import { notYet } from './not-yet.ts';

const MESSAGE = /^\d{1,2}:\d{2}:\d{2}\t[^\t]{1,80}:\t/;

/** Zoom's saved chat: time, name and message, between tabs. */
export const chatLog = notYet('chat-log', 'a saved chat, not speech', (lines) => {
	const first = firstLines(lines);
	const messages = first.filter((line) => MESSAGE.test(line)).length;
	return messages > 0 && messages * 2 >= first.length;
});
