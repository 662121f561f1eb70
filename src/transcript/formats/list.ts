import { sbv, subrip } from './captions/subrip.ts';
import { webvtt } from './captions/webvtt.ts';
import { xml } from './captions/xml.ts';
import type { Format } from './format.ts';
import { json } from './json.ts';
import { labelled } from './labelled.ts';
import { annotation } from './table/annotation.ts';
import { chatLog } from './table/chat-log.ts';
import { csv } from './table/csv.ts';

/** Tried in this order. A text that none of them recognises is read as `unlabelled`. */
export const FORMATS: readonly Format[] = [webvtt, ...json, xml, subrip, sbv, chatLog, csv, annotation, labelled];
