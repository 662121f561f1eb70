import type { Call } from '#transcript/call.ts';

const WORDS: Record<string, string> = {
	labelled: '“Name: words”',
	unlabelled: 'text without speaker labels',
	webvtt: 'captions (WebVTT)',
	srt: 'captions (SRT)',
	timedtext: 'timed text (XML)',
	csv: 'a table (CSV)',
	json: 'a list of turns (JSON)',
	'chat-log': 'a saved chat',
	annotation: 'a table about a call',
	assemblyai: 'AssemblyAI JSON',
	'aws-call-analytics': 'AWS Call Analytics JSON',
	'aws-transcribe': 'AWS Transcribe JSON',
	azure: 'Azure Speech JSON',
	deepgram: 'Deepgram JSON',
	fathom: 'Fathom JSON',
	fireflies: 'Fireflies JSON',
	gong: 'Gong JSON',
	'google-speech': 'Google Speech JSON',
	negotiation: 'a negotiation (JSON)',
	'otter-json': 'Otter JSON',
	'rev-ai': 'Rev.ai JSON',
	sembly: 'Sembly JSON',
	speechmatics: 'Speechmatics JSON',
	watson: 'IBM Watson JSON',
	whisper: 'Whisper JSON',
};

/** Enough of a caption file to recognise its producer. */
const TOP = 4000;
/** Teams numbers its cues with a GUID, or marks voices with a class of its own. */
const TEAMS = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\/\d+-\d+\s*$/im;
/** A numbered cue, its times, then "Name: words". */
const ZOOM = /^\d{1,6}\s*\n[\d:.]{7,14} --> [\d:.]{7,14}\s*\n[^<:\n]{1,80}: /m;

/** The name of a call's format, as it follows "Read as". */
export function formatWords(call: Pick<Call, 'format'>, text: string): string {
	if (call.format === 'webvtt') {
		const top = text.slice(0, TOP).replaceAll('\r\n', '\n');
		if (TEAMS.test(top)) return 'Teams captions (WebVTT)';
		if (ZOOM.test(top)) return 'Zoom captions (WebVTT)';
	}
	return WORDS[call.format] ?? call.format;
}
