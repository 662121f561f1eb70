/** One server-sent event; `id` is the latest id, from this event or an earlier one. */
export interface ServerSentEvent {
	event: string;
	data: string;
	id: string;
}

const LINE_END = /\r\n|\r|\n/g;

/**
 * Reads `text/event-stream` piece by piece: pass it each piece as it arrives, and it returns the events that are
 * complete by then. A stream may be cut anywhere; an incomplete event at its end is dropped.
 */
export function eventParser(): (piece: string) => ServerSentEvent[] {
	let line = '';
	let afterReturn = false;
	let event = '';
	let data: string[] = [];
	let id = '';

	function read(whole: string): ServerSentEvent[] {
		if (whole === '') {
			const complete = data.length > 0 ? [{ event: event || 'message', data: data.join('\n'), id }] : [];
			event = '';
			data = [];
			return complete;
		}
		const colon = whole.indexOf(':');
		const name = colon < 0 ? whole : whole.slice(0, colon);
		const value = colon < 0 ? '' : whole.slice(colon + 1).replace(/^ /, '');
		if (name === 'event') event = value;
		else if (name === 'data') data.push(value);
		else if (name === 'id' && !value.includes('\0')) id = value;
		return [];
	}

	return (piece) => {
		if (piece === '') return [];
		const events: ServerSentEvent[] = [];
		// The second half of a line end that was cut in two.
		let start = afterReturn && piece.startsWith('\n') ? 1 : 0;
		afterReturn = piece.endsWith('\r');
		LINE_END.lastIndex = start;
		for (let end = LINE_END.exec(piece); end !== null; end = LINE_END.exec(piece)) {
			events.push(...read(line + piece.slice(start, end.index)));
			line = '';
			start = LINE_END.lastIndex;
		}
		line += piece.slice(start);
		return events;
	};
}
