/**
 * The interfaces of a tool. A tool is a folder with a contract (for both sides), a server entry and a browser entry.
 * Nothing else in the product knows its name.
 */

export {
	type Contract,
	defineContract,
	estimateEndpoint,
	type FieldPath,
	type Partially,
	suggestionsEndpoint,
} from './contract.ts';
export { defineSteps, type Field, type FieldGroup, fieldsOf, type Step } from './form-steps.ts';
export {
	type AnswerPart,
	type AnswerParts,
	defineOutline,
	defineServerTool,
	type Grounded,
	type Prompt,
	type ServerTool,
	type ToolOutline,
} from './server-tool.ts';
export {
	type CallCorrections,
	type CopyAction,
	defineWebTool,
	type ResultProps,
	type WebTool,
} from './web-tool.ts';
