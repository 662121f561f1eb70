/** What a model answers to the Ideator's example: its own draft, in the form that a model is asked for. */
import { example } from '#tools/ideator/example.ts';
import { serverTools } from '#tools/server.ts';

const tool = serverTools.ideator;

export const endpoint = tool.contract.endpoint;
export const input = example;
export const written = tool.answer.parse(tool.draft(example));
