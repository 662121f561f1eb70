/** Identifies the columns of a table by their names. */

export interface Columns {
	text: number;
	/** -1 if the table has no such column; likewise for the others. */
	speaker: number;
	start: number;
	end: number;
	duration: number;
	/** Identifies the recording or conversation of a row. */
	call: number;
	/** Whether the times are in milliseconds. */
	milliseconds: boolean;
}

/** Best name first: a table with `speaker` and `role` is read by `speaker`. */
const NAMES = {
	text: 'text transcript utterance transcription content message sentence dialogue dialog speech caption words body line',
	speaker:
		'speaker speaker_name speaker_label name participant participant_name who author user sender role agent_or_customer from channel speaker_id participant_id',
	start:
		'start start_time time_start start_s start_sec start_seconds start_ms begin begin_time from_time time timestamp offset starttime start_timestamp',
	end: 'end end_time time_end end_s end_sec end_seconds end_ms stop stop_time to_time endtime end_timestamp',
	duration: 'duration dur length duration_s duration_ms',
	call: 'call_id conversation_id dialogue_id dialog_id chat_id meeting_id recording_id file_id file filename call conversation recording session_id',
};

const MOST_OF_A_NAME = 40;
const UNIT = /_(?:s|secs?|seconds|ms|millis|milliseconds|hh_mm_ss)$/;

/** Null if no column name suggests speech, or one is too long to be a name. */
export function columnsOf(names: readonly string[]): Columns | null {
	if (names.some((name) => name.length > MOST_OF_A_NAME || /[:.?!](?:\s|$)/.test(name))) return null;
	const plain = names.map((name) =>
		name
			.trim()
			.replace(/([a-z])([A-Z])/g, '$1_$2')
			.toLowerCase()
			.replace(/[^\p{L}\p{N}]+/gu, '_')
			.replace(/^_|_$/g, ''),
	);
	const bare = plain.map((name) => name.replace(UNIT, ''));
	const find = (wanted: string) =>
		wanted
			.split(' ')
			.map((name) => bare.indexOf(name))
			.find((index) => index >= 0) ?? -1;
	const text = find(NAMES.text);
	const start = find(NAMES.start);
	if (text < 0) return null;
	return {
		text,
		start,
		speaker: find(NAMES.speaker),
		end: find(NAMES.end),
		duration: find(NAMES.duration),
		call: find(NAMES.call),
		milliseconds: /(?:^|_)(?:ms|millis|milliseconds)$/.test(plain[start] ?? ''),
	};
}
