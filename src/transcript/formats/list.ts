import { chatLog } from './chat-log.ts';
import { csv } from './csv.ts';
import type { Format } from './format.ts';
import { json } from './json.ts';
import { labelled } from './labelled.ts';
import { subrip } from './subrip.ts';
import { webvtt } from './webvtt.ts';
import { xml } from './xml.ts';

/** Asked in this order; what none of them recognises is read as `unlabelled`. */
export const FORMATS: readonly Format[] = [webvtt, json, xml, subrip, chatLog, csv, labelled];
