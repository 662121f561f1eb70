import type { Partially } from '#tools/define.ts';
import type { ContentMix, ContentPiece, ContentStrategy } from '../contract.ts';

/** A strategy while it is still being written. */
export type Strategy = Partially<ContentStrategy>;
export type Piece = Partially<ContentPiece>;
export type Mix = Partially<ContentMix>;

export interface TabProps {
	strategy: Strategy;
}
