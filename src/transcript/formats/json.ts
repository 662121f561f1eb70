/** JSON, with a format for each producer, so that members see whose file was read. */

import type { Format, Reading } from './format.ts';
import { amazonCallAnalytics, amazonTranscribe } from './json/amazon.ts';
import { assemblyAi } from './json/assembly-ai.ts';
import { azure } from './json/azure.ts';
import { deepgram } from './json/deepgram.ts';
import type { Family } from './json/family.ts';
import { fireflies } from './json/fireflies.ts';
import { readAnyList } from './json/generic.ts';
import { gong } from './json/gong.ts';
import { google } from './json/google.ts';
import { meetingTools } from './json/meeting-tools.ts';
import { negotiation } from './json/negotiation.ts';
import { anotherThing, brokenJson, noSpeech, notRecognised } from './json/no-call.ts';
import { revAi } from './json/rev-ai.ts';
import { documentOf } from './json/source/document.ts';
import type { Parsed } from './json/source/parse.ts';
import { asRecord, isList, type Json } from './json/source/value.ts';
import { speechmatics } from './json/speechmatics.ts';
import { watson } from './json/watson.ts';
import { whisper } from './json/whisper.ts';
import { readWholeText } from './json/whole-text.ts';

/** Tried in this order. A source of an unknown producer is searched for any list of utterances. */
const FAMILIES: readonly Family[] = [
	fireflies,
	gong,
	...meetingTools,
	assemblyAi,
	deepgram,
	amazonCallAnalytics,
	amazonTranscribe,
	azure,
	revAi,
	watson,
	speechmatics,
	google,
	negotiation,
	whisper,
];

interface Found {
	name: string;
	reading: Reading;
}

const OTHER = 'json';

const kept = new WeakMap<readonly string[], Found | { name: null }>();

/** Cached, since both recognising and reading need it. */
function found(lines: readonly string[]): Found | { name: null } {
	const known = kept.get(lines) ?? find(lines) ?? { name: null };
	kept.set(lines, known);
	return known;
}

function find(lines: readonly string[]): Found | null {
	const document = documentOf(lines);
	if (document === null) return null;
	if ('brokenAt' in document) return { name: OTHER, reading: brokenJson(document.brokenAt) };
	for (const root of rootsOf(document.value)) {
		for (const { name, read } of FAMILIES) {
			const reading = read(root, document);
			if (reading !== null) return { name, reading: orWhyNot(reading, document.value) };
		}
	}
	return { name: OTHER, reading: otherwise(document) };
}

function otherwise(parsed: Parsed): Reading {
	const reading = readAnyList(parsed.value, parsed);
	return reading === null
		? (anotherThing(parsed.value) ?? readWholeText(parsed) ?? notRecognised())
		: orWhyNot(reading, parsed.value);
}

/** A producer's file without words may report an error or an unfinished job. */
function orWhyNot(reading: Reading, root: Json): Reading {
	if (reading.utterances.length > 0 || reading.warnings.length > 0) return reading;
	return anotherThing(root) ?? noSpeech();
}

const WRAPPERS = ['retval', 'data', 'result', 'response', 'body', 'output', 'payload', 'transcription', 'json'];

/** The source, and the objects in which an API's answer may wrap it. */
function rootsOf(value: Json, depth = 0): Json[] {
	const only = isList(value) && value.length === 1 ? value[0] : undefined;
	const inner = only === undefined ? WRAPPERS.map((key) => asRecord(value)?.[key]) : [only];
	const nested = depth > 2 ? [] : inner.filter((part) => typeof part === 'object' && part !== null);
	return [value, ...nested.flatMap((part) => (part === undefined ? [] : rootsOf(part, depth + 1)))];
}

export const json: readonly Format[] = [...FAMILIES.map(({ name }) => name), OTHER].map((name) => ({
	name,
	recognises: (lines) => found(lines).name === name,
	read: (lines) => {
		const here = found(lines);
		return here.name === null ? notRecognised() : here.reading;
	},
}));
