/** An answer of the assistant. */
export interface Reply {
  text: string;
  /** Small talk is plain text; an answer is markdown. */
  conversational: boolean;
  /** The question of the FAQ that is answered. */
  question?: string;
  related?: readonly string[];
  /** Questions that come nearest, when none of them is near enough to be answered. */
  nearest?: readonly string[];
}

export interface ChatMessage extends Reply {
  id: number;
  fromUser: boolean;
}
