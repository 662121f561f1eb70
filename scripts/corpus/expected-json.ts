/**
 * The shared JSON files, counted by a script that shares no code with ours. A word is what still holds a letter or a
 * digit after bracketed tokens are removed; a turn is a run of rows of one speaker; the length runs from the first to
 * the last time, or is the recording's own where the file states it. SOURCES.md also counts the full stops of the QMSum
 * meeting and the keys of the fixtures as words.
 */

import type { Expected } from './expectation.ts';

export const JSON_FILES: Expected = {
	'json_asr/assemblyai_utterances.json': {
		format: 'assemblyai',
		speakers: ['Speaker A'],
		turns: 1,
		words: 60,
		duration: 25,
	},
	'json_asr/assemblyai_utterances_null.json': {
		format: 'assemblyai',
		speakers: ['Speaker A'],
		turns: 1,
		words: 60,
		duration: 25,
	},
	// Eight of its 39 segments have an empty label and hold no word.
	'json_asr/aws_transcribe_speaker_labels.json': {
		format: 'aws-transcribe',
		speakers: ['spk_0', 'spk_1'],
		turns: 8,
		words: 725,
		duration: 296.12,
	},
	'json_asr/azure_call_center_chat.json': {
		format: 'azure',
		speakers: ['Agent', 'Customer'],
		turns: 15,
		words: 265,
		duration: null,
	},
	'json_asr/deepgram_nasa_diarized.json': {
		format: 'deepgram',
		speakers: ['Speaker 0', 'Speaker 1', 'Speaker 2'],
		turns: 8,
		words: 226,
		duration: 169.8,
	},
	// Two words have another speaker than the utterance around them: 10 turns by words, 8 by utterances.
	'json_asr/deepgram_nasa_no_utterances.json': {
		format: 'deepgram',
		speakers: ['Speaker 0', 'Speaker 1', 'Speaker 2'],
		turns: 10,
		words: 226,
		duration: 169.8,
	},
	'json_asr/whisper_timestamped.json': { format: 'whisper', speakers: [], words: 59, duration: 25.2 },
	'json_vendor/seenunseen_E05_chat.json': {
		format: 'json',
		speakers: ['Amit Varma', 'Unknown', 'Guest'],
		turns: 22,
		words: 1744,
		duration: 685.44,
	},
	'json_vendor/fireflies_api_degenerate.json': {
		format: 'fireflies',
		speakers: ['Speaker 1', 'Speaker 2', 'Speaker 3', 'Speaker 4', 'Speaker 5'],
		turns: 6,
		words: 9,
		duration: 351.06,
	},
	'json_vendor/fixture_fireflies_sample.json': {
		format: 'fireflies',
		speakers: ['Alice', 'Bob'],
		turns: 3,
		words: 23,
		duration: 14,
	},
	'json_vendor/fixture_otter_sample.json': {
		format: 'otter-json',
		speakers: ['Alice', 'Bob'],
		turns: 3,
		words: 29,
		duration: 14,
	},
	'json_vendor/fixture_rev_sample.json': {
		format: 'rev-ai',
		speakers: ['Speaker 0', 'Speaker 1'],
		turns: 3,
		words: 14,
		duration: 14,
	},
	'json_vendor/fixture_sembly_sample.json': {
		format: 'sembly',
		speakers: ['Alice Smith', 'Bob Jones'],
		turns: 3,
		words: 27,
		duration: 14,
	},
	'json_vendor/fixture_whisperx_bare_list.json': {
		format: 'whisper',
		speakers: ['SPEAKER_00', 'SPEAKER_01'],
		turns: 2,
		words: 13,
		duration: 7.2,
	},
	'json_vendor/fixture_whisperx_standard.json': {
		format: 'whisper',
		speakers: ['SPEAKER_00', 'SPEAKER_01'],
		turns: 3,
		words: 17,
		duration: 11,
	},
	'json_vendor/gong_api_no_calls_error.json': {
		format: 'json',
		notACall: 'an error that a service answered with, not a call: “No calls found',
	},
	'json_dialogue/qmsum_ES2004a_product_meeting.json': {
		format: 'json',
		speakers: ['User Interface', 'Project Manager', 'Marketing', 'Industrial Designer'],
		turns: 320,
		words: 2606,
		duration: null,
	},
	'json_dialogue/abcd_sample_3_chats.json': { format: 'json', notACall: '3 conversations' },
	'annotated/casino/casino_valid.json': { format: 'json', notACall: '30 conversations' },
	// From the start of the first message to the sending of the last act.
	'annotated/craigslist/dev130.json': {
		format: 'negotiation',
		speakers: ['Seller', 'Buyer'],
		turns: 25,
		words: 322,
		duration: 712.08,
	},
	'annotated/craigslist/dev182.json': {
		format: 'negotiation',
		speakers: ['Buyer', 'Seller'],
		turns: 13,
		words: 277,
		duration: 601.05,
	},
	'annotated/craigslist/dev480.json': {
		format: 'negotiation',
		speakers: ['Buyer', 'Seller'],
		turns: 13,
		words: 252,
		duration: 739.06,
	},
	'annotated/harpervalley/0002f70f7386445b.json': {
		format: 'json',
		speakers: ['agent', 'caller'],
		turns: 10,
		words: 80,
		duration: 48.94,
	},
};
