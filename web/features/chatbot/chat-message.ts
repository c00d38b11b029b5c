/** An answer of the assistant. */
export interface Reply {
  text: string;
  /** Small talk is plain text; an answer is markdown. */
  conversational: boolean;
  related?: readonly string[];
}

export interface ChatMessage extends Reply {
  id: number;
  fromUser: boolean;
}
