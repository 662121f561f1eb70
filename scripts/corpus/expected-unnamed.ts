/** The shared files that name nobody, break a rule, or are not calls. */

import type { Expected } from './expectation.ts';

/** These name nobody, so the file cannot show the number of turns. */
export const UNNAMED: Expected = {
	'srt/ergo_spaces_2025-03-28.srt': { format: 'srt', speakers: [], words: 6045, duration: 2568 },
	'plain_no_labels/talkpython300_startup.txt': { format: 'unlabelled', speakers: [], words: 14771, duration: 3977 },
	'json_asr/youtube_timedtext.xml': { format: 'timedtext', speakers: [], words: 20, duration: 8.939 },
	// Ten recordings, one a row. Two are Chinese, which is written without spaces, so their words cannot be counted by
	// eye.
	'plain_no_labels/robocall_pitches_10.csv': { format: 'csv', speakers: [], turns: 10, duration: null },
};

/** Small files that each break a rule of WebVTT. Where a strict reader gives up, ours still keeps the words. */
export const MALFORMED: Expected = {
	'malformed/cue-times_incorrect-delimiter.vtt': { format: 'webvtt', speakers: [], words: 1, duration: null },
	'malformed/cue-times_max-spots-over-sixty.vtt': { format: 'webvtt', speakers: [], words: 1, duration: null },
	'malformed/cue-times_minimum-time-spots.vtt': { format: 'webvtt', speakers: [], words: 1, duration: 2 },
	'malformed/cue-times_missing-spaces-between-separator.vtt': { format: 'webvtt', speakers: [], words: 1, duration: 2 },
	'malformed/file-layout_bad-double-webvtt.vtt': { format: 'webvtt', speakers: [], words: 2, duration: 1 },
	'malformed/file-layout_blank-file-with-bom.vtt': { format: 'unlabelled', notACall: 'no speech' },
	'malformed/file-layout_blank-file.vtt': { format: 'unlabelled', notACall: 'no speech' },
	'malformed/file-layout_bom-garbage-data.vtt': { format: 'webvtt', speakers: [], words: 1, duration: 2 },
	'malformed/file-layout_cue-spacing.vtt': { format: 'webvtt', speakers: [], words: 3, duration: 8 },
	'malformed/file-layout_garbage-signature.vtt': { format: 'unlabelled', speakers: [], words: 3, duration: null },
	'malformed/file-layout_header-no-new-line.vtt': { format: 'webvtt', speakers: [], words: 1, duration: 2 },
	'malformed/file-layout_many-comments.vtt': { format: 'webvtt', speakers: [], words: 12, duration: 8 },
	'malformed/file-layout_newline-before-webvtt.vtt': { format: 'webvtt', speakers: [], words: 1, duration: 2 },
	'malformed/file-layout_webvtt-with-bom.vtt': { format: 'webvtt', speakers: [], words: 1, duration: 2 },
	'malformed/integration_arrows.vtt': { format: 'webvtt', notACall: 'no speech' },
	'malformed/integration_cue-identifier.vtt': { format: 'webvtt', speakers: [], words: 3, duration: 1 },
	'malformed/integration_cycle-collector-talk.vtt': {
		format: 'webvtt',
		speakers: ['Kyle Huey', 'Chris Pearce'],
		turns: 3,
		words: 232,
		duration: 108,
	},
	'malformed/integration_spec-example.vtt': {
		format: 'webvtt',
		speakers: ['Roger Bingham', 'Neil deGrasse Tyson'],
		turns: 3,
		words: 89,
		duration: 27,
	},
	'malformed/transcriptx_note_and_style.vtt': { format: 'webvtt', speakers: [], words: 3, duration: 5.5 },
	'malformed/transcriptx_out_of_order.vtt': { format: 'webvtt', speakers: [], words: 12, duration: 15 },
	'malformed/transcriptx_overlapping.vtt': { format: 'webvtt', speakers: [], words: 6, duration: 12 },
	'malformed/transcriptx_short_timestamps.vtt': { format: 'webvtt', speakers: [], words: 10, duration: 10.25 },
};

export const NOT_CALLS: Expected = {
	'zoom_chat/eth_acdt_2026-03-02_chat.txt': { format: 'chat-log', notACall: 'saved chat' },
	'annotated/earnings21/4386541.nlp': { format: 'annotation', notACall: 'table about a call' },
	'annotated/earnings21/4386541.rttm': { format: 'annotation', notACall: 'table about a call' },
	'zoom_vtt/eth_p2pnetworking_2026-07-29_109min.changelog.tsv': {
		format: 'annotation',
		notACall: 'table about a call',
	},
};
