// What is the same at any table: someone is asked, moves when the load allows it, and the time is taken until the one
// who moved has the answer and until the other one sees it.

class Table {
  constructor(load) {
    this.load = load;
    this.owed = null;
    this.unseen = [[], []];
    this.opened = new Promise((resolve) => { this.isOpen = resolve; });
  }

  /** It is someone's turn, who knows all that has happened. `act` sends a move and says whose it was. */
  asked(act) {
    this.isOpen();
    this.owed = act;
    this.load.ready(this);
  }

  move() {
    const act = this.owed;
    this.owed = null;
    const sent = performance.now();
    const mover = act();
    this.unseen[mover].push([sent, this.load.confirmed]);
    this.unseen[1 - mover].push([sent, this.load.seen]);
  }

  /** A seat is shown the match: after a move, or because it has just begun. */
  shown(seat) {
    const move = this.unseen[seat].shift();
    if (move) move[1].push(performance.now() - move[0]);
  }
}

exports.Table = Table;
